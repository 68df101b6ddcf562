import { canMove, hasGeneratedText, type ProposalSectionKey } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { Button, Card, Icon, media, styled } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import type { CSSProperties } from 'react';
import type { DetailTab } from './tabs.ts';

const bands = [
  { from: 85, label: 'Ready', tone: 'success' },
  { from: 70, label: 'Solid', tone: 'info' },
  { from: 50, label: 'Not ready yet', tone: 'pending' },
  { from: 0, label: 'Only begun', tone: 'warning' },
] as const;

/** Where the form asks for what a section of the text still needs. */
const tabOfNeed: Record<ProposalSectionKey, DetailTab> = {
  executive_summary: 'overview',
  project_description: 'details',
  methodology: 'details',
  budget: 'funding',
  timeline: 'implementation',
  impact: 'details',
  team: 'team',
  sustainability: 'implementation',
};

const Score = styled.div`
  display: flex; align-items: baseline; gap: 8px;
  & > b { font: 700 44px/44px var(--font-head); letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  & > span:first-of-type { color: var(--ink-3); margin-right: auto; }
`;

const Gauge = styled.div`
  position: relative; height: 8px; border-radius: 8px; margin: 16px 0 4px;
  background: linear-gradient(90deg, var(--primary) calc(var(--value) * 1%), var(--line) calc(var(--value) * 1%));
  & i { position: absolute; top: -3px; width: 2px; height: 14px; background: var(--card); }
`;

const Ticks = styled.div`
  position: relative; height: 18px; font-size: 12px; color: var(--ink-3); font-variant-numeric: tabular-nums;
  & span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
`;

const Needs = styled.ul`
  margin-top: 4px;
  & li + li > * { border-top: 1px solid var(--line-soft); }
  & li > * {
    display: grid; grid-template-columns: minmax(0, 1fr) 16px; gap: 8px; align-items: center; width: 100%;
    text-align: left; padding: 8px 0; font-size: 14px; line-height: 19px; color: var(--ink); overflow-wrap: anywhere;
  }
  & button:hover { color: var(--primary-ink); }
  & svg { color: var(--ink-3); }
  @media ${media.phone} { & li > button { min-height: 44px; } }
`;

const Heading = styled.h3`margin: 14px 0 0; font-size: 15px;`;
const Again = styled.div`margin-top: 14px;`;
const Note = styled.p`font-size: 12px; line-height: 16px; color: var(--ink-3); margin-top: 10px;`;

interface ReadinessProps {
  proposal: Proposal;
  onEdit: ((tab: DetailTab) => void) | undefined;
  onGenerate: (() => void) | undefined;
}

export const hasReadiness = ({ status, metadata }: Proposal): boolean =>
  hasGeneratedText(status) && metadata !== undefined;

/** How complete the text is, and, while it can be changed, what it still needs. */
export function Readiness({ proposal, onEdit, onGenerate }: ReadinessProps) {
  const { metadata, sections } = proposal;
  if (!hasReadiness(proposal) || !metadata) return null;
  const { quality } = metadata;
  const band = bands.find(({ from }) => quality >= from) ?? bands[3];
  const needs = sections.flatMap(({ key, needs: missing }) => missing.map((need) => ({ key, need })));
  return (
    <Card>
      <Score>
        <b>{quality}</b>
        <span>of 100, readiness</span>
        <StatusChip tone={band.tone} label={band.label} />
      </Score>
      <Gauge
        role="img"
        aria-label={`Readiness ${quality} of 100`}
        style={{ '--value': quality } as CSSProperties}
      >
        {[50, 70, 85].map((mark) => (
          <i key={mark} style={{ left: `${mark}%` }} />
        ))}
      </Gauge>
      <Ticks aria-hidden="true">
        <span style={{ left: '50%' }}>50</span>
        <span style={{ left: '70%' }}>70</span>
        <span style={{ left: '85%' }}>85 ready</span>
      </Ticks>
      {onEdit && needs.length > 0 && (
        <>
          <Heading>What the text still needs</Heading>
          <Needs>
            {needs.map(({ key, need }) => (
              <li key={`${key} ${need}`}>
                <button type="button" onClick={() => onEdit(tabOfNeed[key])}>
                  <span>{need}</span>
                  <Icon name="chevron-right" size={16} />
                </button>
              </li>
            ))}
          </Needs>
        </>
      )}
      {onGenerate && canMove(proposal.status, 'generating') && !proposal.queued && (
        <Again>
          <Button small wide icon="sparkle" onClick={onGenerate}>
            Generate again
          </Button>
        </Again>
      )}
      <Note>It measures how complete the text is, not your chance of an award.</Note>
    </Card>
  );
}
