import { createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';

/**
 * What `@harambee/ui` gets as `react-router-dom` inside the shell (webpack and Jest agree on that): links and the present
 * path, by whoever navigates. Before sign-in that is the gate; after it, the router of the app, which is not loaded for
 * the sign-in pages: 26 KB less before somebody can type an address.
 */
export interface Navigation {
  location: { pathname: string; search: string; hash: string };
  navigate(to: string): void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('Links need a NavigationProvider around them');
  return navigation;
}

export const useLocation = () => useNavigation().location;
export const useNavigate = () => useNavigation().navigate;

interface LinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A real link, so that it can be opened elsewhere; a plain press changes the page without loading the document anew. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const { navigate } = useNavigation();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || opensElsewhere(event) || anchor.target) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
