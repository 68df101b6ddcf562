import { room, styled } from '@harambee/ui';
import type { FigureSource } from './use-figures.ts';

const Root = styled.fieldset`
  display: inline-flex; border: 1px solid var(--line); border-radius: var(--r-control); background: var(--card); padding: 2px; gap: 2px; flex: none;
  legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  label { position: relative; display: inline-flex; align-items: center; height: 30px; padding: 0 12px; border-radius: 6px; cursor: pointer; color: var(--ink-2); font-weight: 600; font-size: var(--t-sm); }
  label:hover { background: var(--sunken); }
  input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
  label:has(:checked) { background: var(--primary-tint); color: var(--primary-ink); }
  label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 1px; }
  @container ${room.narrow} { label { height: 40px; } }
  @media (forced-colors: active) { label:has(:checked) { outline: 2px solid Highlight; } }
`;

const names: Record<FigureSource, string> = { sample: 'Sample', live: 'Live' };
const sources: FigureSource[] = ['sample', 'live'];

interface SourceSwitchProps {
  value: FigureSource;
  onChange: (value: FigureSource) => void;
}

/** Sample or Live (USAGE-04), shown only if the organization has figures of its own. */
export function SourceSwitch({ value, onChange }: SourceSwitchProps) {
  return (
    <Root>
      <legend>Figures</legend>
      {sources.map((source) => (
        <label key={source}>
          <input
            type="radio"
            name="figures"
            value={source}
            checked={value === source}
            onChange={() => onChange(source)}
          />
          {names[source]}
        </label>
      ))}
    </Root>
  );
}
