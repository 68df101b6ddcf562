import { Icon, type IconName, styled } from '@harambee/ui';

const List = styled.ul`
  display: grid; gap: 4px; margin: 0; padding: 0; list-style: none;
  li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 14px; align-items: center; min-height: 56px; }
  li > span { width: 36px; height: 36px; border-radius: 9px; background: var(--primary-tint); color: var(--primary-ink); display: grid; place-items: center; }
  b { display: block; font-weight: 600; line-height: 20px; }
  small { font-size: var(--t-sm); line-height: 18px; color: var(--ink-2); }
`;

export interface IconListItem {
  icon: IconName;
  title: string;
  text: string;
}

/** Things to come, each with a sentence. */
export function IconList({ items }: { items: readonly IconListItem[] }) {
  return (
    <List>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span>
            <Icon name={icon} size={20} />
          </span>
          <div>
            <b>{title}</b>
            <small>{text}</small>
          </div>
        </li>
      ))}
    </List>
  );
}
