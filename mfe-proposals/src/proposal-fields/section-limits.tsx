import {
  type LimitUnit,
  limitUnits,
  type ProposalSectionKey,
  parseWholeNumber,
  proposalFields,
  proposalSectionKeys,
  proposalSections,
} from '@harambee/domain';
import type { ProposalFields, SectionLimit } from '@harambee/domain/schemas';
import { fieldId, Icon, room, styled } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { CellInput } from './budget/cell-input.tsx';

const Details = styled.details`
  border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  & summary {
    display: flex; gap: 8px; align-items: center; min-height: 48px; padding: 0 16px; cursor: pointer; font-weight: 600; list-style: none;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { transition: transform var(--fast); flex: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
  & summary > span { margin-left: auto; font-weight: 400; font-size: 13px; color: var(--ink-3); text-align: right; }
  & > p { padding: 0 16px 12px; font-size: 13px; line-height: 18px; color: var(--ink-2); }
  @media (prefers-reduced-motion: reduce) { & summary > svg { transition: none; } }
`;

const Rows = styled.ul`
  & > li {
    display: grid; grid-template-columns: minmax(0, 1fr) 96px minmax(0, 200px); gap: 8px; align-items: center; padding: 6px 16px;
    border-top: 1px solid var(--line-soft);
  }
  & input, & select {
    width: 100%; height: 36px; padding: 0 10px; border: 1px solid var(--line-control); border-radius: var(--r-control);
    background: var(--card); color: var(--ink); font: inherit; font-size: 14px;
  }
  & input { text-align: right; font-variant-numeric: tabular-nums; }
  @container ${room.narrow} {
    & > li { grid-template-columns: 96px minmax(0, 1fr); }
    & > li > span { grid-column: 1 / -1; }
    & input, & select { height: 44px; font-size: 16px; }
  }
`;

const longest = 100_000;

/** How long the funder lets each section be; optional, so it is closed until somebody looks for it. */
export function SectionLimits() {
  const { values, setFieldValue } = useFormikContext<ProposalFields>();
  const limits = values.sectionLimits ?? [];
  const limitOf = (section: ProposalSectionKey) => limits.find((limit) => limit.section === section);
  const change = (section: ProposalSectionKey, part: Partial<SectionLimit>) => {
    const limit = { section, unit: 'words' as LimitUnit, maximum: 0, ...limitOf(section), ...part };
    const next = proposalSectionKeys.flatMap((key) => {
      const one = key === section ? limit : limitOf(key);
      return one && one.maximum > 0 ? [one] : [];
    });
    void setFieldValue('sectionLimits', next.length > 0 ? next : undefined);
  };
  return (
    <Details id={fieldId('sectionLimits')}>
      <summary>
        <Icon name="chevron-down" size={16} />
        {proposalFields.sectionLimits.label}
        <span>{limits.length === 0 ? 'Optional' : `${limits.length} set`}</span>
      </summary>
      <p>
        How long each section of the text may be, according to the call. We count it for you and show it with
        your readiness.
      </p>
      <Rows>
        {proposalSectionKeys.map((section) => {
          const limit = limitOf(section);
          return (
            <li key={section}>
              <span aria-hidden="true">{proposalSections[section]}</span>
              <CellInput
                id={fieldId(`sectionLimits.${section}`)}
                label={`Maximum length of ${proposalSections[section]}`}
                shown={limit ? String(limit.maximum) : ''}
                placeholder="No limit"
                isNumber
                onType={(text) =>
                  change(section, { maximum: Math.min(Math.max(0, parseWholeNumber(text)), longest) })
                }
              />
              <select
                aria-label={`Unit for ${proposalSections[section]}`}
                value={limit?.unit ?? 'words'}
                disabled={!limit}
                onChange={(event) => change(section, { unit: event.target.value as LimitUnit })}
              >
                {Object.entries(limitUnits).map(([unit, label]) => (
                  <option key={unit} value={unit}>
                    {label}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </Rows>
    </Details>
  );
}
