import { Icon, type IconName, Keys, media, styled } from '@harambee/ui';
import { type ActionImpl, KBarPortal, KBarPositioner, KBarResults, KBarSearch, useMatches } from 'kbar';

const Scrim = styled.div`
  & > div { background: var(--scrim); z-index: 1400; padding: 128px 16px 16px !important; }
  @media ${media.phone} { & > div { padding: 16px !important; } }
`;
const Box = styled.div`
  width: 640px; max-width: 100%; background: var(--raised); border-radius: var(--r-sheet); box-shadow: var(--float); overflow: hidden;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
const Ask = styled.div`
  display: flex; align-items: center; gap: 12px; padding: 0 20px; height: 60px; border-bottom: 1px solid var(--line); color: var(--ink-3);
  input { flex: 1; min-width: 0; border: 0; background: none; outline: 0; font-size: 18px; color: var(--ink); }
`;
const Group = styled.div`font-size: 12px; color: var(--ink-3); padding: 12px 20px 4px;`;
const Entry = styled.div`
  display: flex; align-items: center; gap: 14px; min-height: 44px; padding: 0 12px; margin: 0 8px; border-radius: 8px; cursor: pointer;
  & > svg { color: var(--ink-3); }
  & > div { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 400; font-size: 15px; }
  small { color: var(--ink-3); font-size: 13px; margin-left: 10px; }
  &[data-active] { background: var(--primary-tint); }
  &[data-active] b { font-weight: 600; }
  &[data-active] > svg { color: var(--primary-ink); }
  &[data-active] small { color: var(--ink-2); }
  @media ${media.phone} { small { display: none; } }
`;
const Nothing = styled.p`padding: 24px 20px; color: var(--ink-2);`;
const Foot = styled.div`
  display: flex; gap: 20px; border-top: 1px solid var(--line); padding: 10px 20px; font-size: 12px; color: var(--ink-3); margin-top: 8px;
  background: var(--sunken); align-items: center;
  & > span { display: flex; gap: 6px; align-items: center; }
  @media ${media.phone} { display: none; }
`;

function Result({ item, active }: { item: ActionImpl | string; active: boolean }) {
  if (typeof item === 'string') return <Group>{item}</Group>;
  return (
    <Entry data-active={active || undefined}>
      <Icon name={item.icon as IconName} />
      <div>
        <b>{item.name}</b>
        <small>{item.subtitle}</small>
      </div>
      {item.shortcut && <Keys keys={item.shortcut.map((key) => key.toUpperCase())} />}
    </Entry>
  );
}

/** What opens: the question, the answers in groups, and how to use the keys. */
export function PaletteWindow() {
  const { results } = useMatches();
  return (
    <KBarPortal>
      <Scrim>
        <KBarPositioner>
          <Box role="dialog" aria-modal="true" aria-label="Command palette" data-raised>
            <Ask>
              <Icon name="search" size={20} />
              <KBarSearch
                defaultPlaceholder="Type a command or search..."
                aria-label="Type a command or search"
              />
            </Ask>
            {results.length === 0 ? (
              <Nothing role="status">Nothing found. Try another word.</Nothing>
            ) : (
              <KBarResults
                items={results}
                maxHeight={396}
                onRender={({ item, active }) => <Result item={item} active={active} />}
              />
            )}
            <Foot aria-hidden="true">
              <span>
                <Keys keys={['↑', '↓']} /> to move
              </span>
              <span>
                <Keys keys={['↵']} /> to choose
              </span>
              <span>
                <Keys keys={['esc']} /> to close
              </span>
            </Foot>
          </Box>
        </KBarPositioner>
      </Scrim>
    </KBarPortal>
  );
}
