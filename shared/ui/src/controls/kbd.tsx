import styled from '@emotion/styled';

const Key = styled.kbd`
  font: 500 11px/16px var(--font-text); color: var(--ink-3); border: 1px solid var(--line); border-bottom-width: 2px;
  border-radius: 5px; padding: 0 5px; background: var(--card); min-width: 20px; text-align: center; display: inline-block;
`;
const Row = styled.span`
  display: inline-flex; gap: 3px; align-items: center;
  :root[data-single-keys='off'] &[data-single] { display: none; }
`;

interface KeysProps {
  keys: readonly string[];
  /** A single-key shortcut: hidden for people who have switched those off. */
  single?: boolean;
}

/** The keys of a shortcut as a visual hint; screen readers have the palette's list. */
export function Keys({ keys, single }: KeysProps) {
  return (
    <Row aria-hidden="true" data-single={single || undefined}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Row>
  );
}
