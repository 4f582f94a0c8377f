/**
 * The only door to the router for remotes: one router in the page, and only the names we use in the download. The names
 * that a page needs to route come from the library itself.
 */
export {
  Link,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";
