/**
 * The only door to the router for remotes, which share the one router of the page. Only the shell imports the library
 * itself, to define routes.
 */
export {
  Link,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";
