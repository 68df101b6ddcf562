import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useNavigation } from './navigation.tsx';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path inside the application. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

const opensElsewhere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A real link that can be opened in a new tab; a plain click changes the page without reloading the document. */
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
