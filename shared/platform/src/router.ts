/**
 * What the host provides as `react-router-dom`. Only the names listed here reach remotes: sharing the whole
 * package would cost every visitor 48 KB. A test of the shell compares this list with what the remotes import.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
