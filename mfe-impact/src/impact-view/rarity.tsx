import { type BadgeRarity, badgeRarities } from '@harambee/domain';
import { styled } from '@harambee/ui';

const Root = styled.span`
  display: inline-flex; align-items: center; gap: 6px; font-size: var(--t-xs); line-height: 16px; font-weight: 600; color: var(--ink-2);
  i { width: 5px; height: 5px; border-radius: 50%; background: var(--line); }
  i[data-filled] { background: var(--_rarity); }
  & > span { display: inline-flex; gap: 2px; }
  @media (forced-colors: active) { i { border: 1px solid CanvasText; } i[data-filled] { background: CanvasText; } }
`;

const wordOf = (rarity: BadgeRarity): string => rarity.charAt(0).toUpperCase() + rarity.slice(1);

/** How rare a badge is, as one to five dots and as a word. */
export function Rarity({ rarity }: { rarity: BadgeRarity }) {
  const filled = badgeRarities.indexOf(rarity);
  return (
    <Root style={{ '--_rarity': `var(--rarity-${rarity})` } as Record<string, string>}>
      <span aria-hidden="true">
        {badgeRarities.map((name, place) => (
          <i key={name} data-filled={place <= filled || undefined} />
        ))}
      </span>
      {wordOf(rarity)}
    </Root>
  );
}
