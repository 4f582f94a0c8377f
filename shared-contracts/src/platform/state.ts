/** The only door to MobX. One copy serves the shell and all remotes, so that all observe the same store. */
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
