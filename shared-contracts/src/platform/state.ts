/** The only door to MobX: the names the product uses, and no others. */
export {
  action,
  autorun,
  compareStructural,
  computed,
  configure,
  makeAutoObservable,
  makeObservable,
  observable,
  observableRef,
  observableShallow,
  reaction,
  runInAction,
  spy,
  toJS,
  untracked,
  when,
} from "mobx";
export type { IReactionDisposer } from "mobx";
export { observer } from "mobx-react-lite";
