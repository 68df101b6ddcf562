import { paths } from '@harambee/domain';
import { Icon, IconButton, Keys, Logo, media, styled } from '@harambee/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { type NavItem, usualItems } from '../lib/nav-items.ts';

const Column = styled.div`
  padding: 16px 12px 12px 16px; display: flex; flex-direction: column; height: 100%; min-height: 0; overflow-y: auto;
  &[data-collapsed] { padding: 16px 10px 12px; align-items: center; }
`;
const Top = styled.div`
  display: flex; align-items: center; justify-content: space-between; margin-bottom: 20px;
  & > a { display: flex; align-items: center; min-height: 36px; padding: 0 4px; text-decoration: none; border-radius: 8px; }
  [data-collapsed] > & { flex-direction: column; gap: 8px; margin-bottom: 12px; }
`;
const List = styled.ul`
  display: grid; gap: 2px;
  [data-collapsed] & { width: 44px; }
  & > [data-begins] { margin-top: 8px; padding-top: 8px; border-top: 1px solid var(--line); }
`;
const row = `
  height: 36px; width: 100%; display: flex; align-items: center; gap: 11px; padding: 0 8px 0 10px; border-radius: var(--r-control);
  color: var(--ink-2); text-decoration: none; text-align: left;
  & > [aria-hidden]:last-child:not(svg) { margin-left: auto; opacity: 0; }
  &:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); color: var(--ink); }
  &:hover > :last-child, &:focus-visible > :last-child, &[aria-current] > :last-child { opacity: 1 !important; }
  &[aria-current] { background: var(--card); color: var(--ink); font-weight: 600; box-shadow: 0 0 0 1px var(--line); }
  &[aria-current] > svg { color: var(--primary-ink); }
  &:focus-visible { border-radius: var(--r-control); outline-offset: -2px; }
  [data-collapsed] & { justify-content: center; padding: 0; height: 40px; }
  @media ${media.belowDesktop} { & > [aria-hidden]:last-child:not(svg) { display: none; } }
  [data-collapsed] & > :not(svg) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @media ${media.belowDesktop} { height: 44px; }
  @media (forced-colors: active) { &[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
const Entry = styled(NavLink)`${row}`;
const FootLink = styled(NavLink)`${row}`;
const FootButton = styled.button`${row}`;
const Foot = styled.div`
  margin-top: auto; border-top: 1px solid var(--line); padding-top: 12px;
  [data-collapsed] > & { width: 44px; }
`;
const Who = styled.div`
  display: flex; gap: 10px; align-items: center; padding: 4px 8px 10px;
  & > div { min-width: 0; }
  b, div > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 18px; }
  div > span { font-size: var(--t-xs); color: var(--ink-3); line-height: 16px; }
  [data-collapsed] & { padding: 4px 0 10px; justify-content: center; }
  [data-collapsed] & > div { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

export interface SidebarProps {
  collapsed?: boolean;
  /** What the button at the top does: collapse on a desktop, close in a drawer. */
  toggle: { label: string; expanded?: boolean; onClick?(): void };
  /** Called when a link is followed, so that a drawer closes. */
  onNavigate?: () => void;
}

interface SidebarViewProps extends SidebarProps {
  /** Avatar, and below each other the names of person and organization. */
  who: ReactNode;
  /** The main navigation; the usual one if absent. */
  items?: readonly NavItem[];
  /** Somebody is about to open this path. */
  onApproach?: (path: string) => void;
  onSignOut?: () => void;
  /** Begins the tour of a demo again; nothing otherwise. */
  onTour?: (() => void) | undefined;
}

const footLinks = [
  { to: paths.team, label: 'Team', icon: 'users' },
  { to: paths.profile, label: 'Profile', icon: 'user' },
  { to: paths.settings, label: 'Settings', icon: 'settings' },
  { to: paths.help, label: 'Help', icon: 'info' },
] as const;

/** How the sidebar looks, in the app and in the frame of the document (`src/frame`). */
export function SidebarView(props: SidebarViewProps) {
  const { collapsed, toggle, who, items = usualItems, onNavigate, onApproach, onSignOut, onTour } = props;
  return (
    <Column data-collapsed={collapsed || undefined}>
      <Top>
        <Link to={paths.dashboard} aria-label="Harambee, to the dashboard" onClick={onNavigate}>
          <Logo markOnly={collapsed} />
        </Link>
        <IconButton
          label={toggle.label}
          icon={toggle.expanded === undefined ? 'close' : 'sidebar'}
          aria-expanded={toggle.expanded}
          onClick={toggle.onClick}
        />
      </Top>
      <nav aria-label="Main">
        <List>
          {items.map(({ to, label, icon, keys, group }, at) => {
            const approach = onApproach && (() => onApproach(to));
            const begins = at > 0 && group !== items[at - 1]?.group;
            return (
              <li key={to} data-begins={begins || undefined}>
                <Entry
                  to={to}
                  title={collapsed ? label : undefined}
                  onClick={onNavigate}
                  onPointerEnter={approach}
                  onFocus={approach}
                >
                  <Icon name={icon} />
                  <span>{label}</span>
                  {keys && <Keys keys={keys.map((key) => key.toUpperCase())} single />}
                </Entry>
              </li>
            );
          })}
        </List>
      </nav>
      <Foot>
        <Who>{who}</Who>
        <List>
          {footLinks.map(({ to, label, icon }) => (
            <li key={to}>
              <FootLink to={to} title={collapsed ? label : undefined} onClick={onNavigate}>
                <Icon name={icon} />
                <span>{label}</span>
              </FootLink>
            </li>
          ))}
          {onTour && (
            <li>
              <FootButton type="button" title={collapsed ? 'Take the tour' : undefined} onClick={onTour}>
                <Icon name="sparkle" />
                <span>Take the tour</span>
              </FootButton>
            </li>
          )}
          <li>
            <FootButton type="button" title={collapsed ? 'Sign out' : undefined} onClick={onSignOut}>
              <Icon name="sign-out" />
              <span>Sign out</span>
            </FootButton>
          </li>
        </List>
      </Foot>
    </Column>
  );
}
