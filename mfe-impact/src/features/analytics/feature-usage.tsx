import { featureUsageScale, formatShortCount } from '@harambee/domain';
import type { UsageFigures } from '@harambee/domain/schemas';
import { Card, ProgressBar, styled } from '@harambee/ui';

const List = styled.ul`
  display: grid; gap: 16px;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px 16px; }
  b { font-variant-numeric: tabular-nums; }
  span { overflow-wrap: anywhere; }
  [role='progressbar'] { grid-column: 1 / -1; }
`;
const Note = styled.p`margin-top: 16px; font-size: var(--t-sm); color: var(--ink-3);`;

/** How often each part was used; a full bar represents 250 uses (USAGE-08). */
export function FeatureUsage({ features }: { features: UsageFigures['engagement']['featureUsage'] }) {
  return (
    <Card title="Feature Usage">
      {features.length === 0 ? (
        <p>No feature was used in this period.</p>
      ) : (
        <>
          <List>
            {features.map(({ feature, usage }) => (
              <li key={feature}>
                <span>{feature}</span>
                <b>{formatShortCount(usage)}</b>
                <ProgressBar
                  label={feature}
                  value={(usage / featureUsageScale) * 100}
                  valueText={`${usage} ${usage === 1 ? 'use' : 'uses'}`}
                />
              </li>
            ))}
          </List>
          <Note>A full bar represents {featureUsageScale} uses.</Note>
        </>
      )}
    </Card>
  );
}
