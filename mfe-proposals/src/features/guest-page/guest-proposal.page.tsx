import { formatDay, formatMoney, guestAccess, mayAsGuest } from '@harambee/domain';
import type { GuestProposal, GuestProposalBody } from '@harambee/domain/schemas';
import { type GuestClient, useGuest, useOnline } from '@harambee/platform';
import { Banner, Button, ErrorState, Logo, OfflinePill, usePageHeading } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as S from './guest-page.styles.ts';
import { GuestSignOffCard } from './guest-sign-off.tsx';
import { GuestText, partsOf } from './guest-text.tsx';
import { useGuestRead } from './use-guest-read.ts';

/** Fetched for guests who may comment. */
const GuestComments = lazy(async () => ({ default: (await import('./guest-comments.tsx')).GuestComments }));

/** The proposal of a guest (GUEST-13). The shell shows it at /guest, after the code; at its own path there is no guest. */
export function GuestProposalPage() {
  const client = useGuest();
  if (client) return <ProposalOfGuest client={client} />;
  return (
    <S.Desk>
      <S.Place>
        <ErrorState
          level={1}
          picture="lost"
          title="Open the link in your email"
          text="A proposal is shown to guests who come by the link that they were sent."
        />
      </S.Place>
    </S.Desk>
  );
}

function ProposalOfGuest({ client }: { client: GuestClient }) {
  const { data, failure, readNow } = useGuestRead<GuestProposalBody>(client, '');
  const [areCommentsOpen, setCommentsOpen] = useState(false);
  const mayComment = mayAsGuest(client.session.guest.may, 'comment');
  return (
    <Frame
      client={client}
      title={data?.proposal.title}
      actions={
        mayComment &&
        data && (
          <Button
            small
            icon="comment"
            aria-expanded={areCommentsOpen}
            onClick={() => setCommentsOpen(!areCommentsOpen)}
          >
            Comments
          </Button>
        )
      }
    >
      {data ? (
        <Read
          client={client}
          proposal={data.proposal}
          failure={failure}
          comments={mayComment ? { isOpen: areCommentsOpen, onOpenChange: setCommentsOpen } : undefined}
        />
      ) : failure ? (
        <S.Place>
          <ErrorState
            level={1}
            title="The proposal could not be loaded"
            text={failure}
            onRetry={() => void readNow()}
          />
        </S.Place>
      ) : (
        <S.Columns>
          <span />
          <S.Sheet>
            <Loading label="Loading the proposal">
              <SkeletonText lines={14} />
            </Loading>
          </S.Sheet>
        </S.Columns>
      )}
    </Frame>
  );
}

function Frame({
  client,
  title,
  actions,
  children,
}: {
  client: GuestClient;
  title: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}) {
  const isOnline = useOnline();
  const [isLeaving, setLeaving] = useState(false);
  const isScrolled = useScrolled();
  const { guest, organization, invitedBy } = client.session;
  const leave = () => {
    setLeaving(true);
    client.leave().catch(() => setLeaving(false));
  };
  return (
    <S.Desk>
      <S.Top data-scrolled={isScrolled || undefined}>
        <S.Mark>
          <Logo />
        </S.Mark>
        {isScrolled && <b dir="auto">{title}</b>}
        <S.End>
          {!isOnline && <OfflinePill />}
          {actions}
          <Button small busy={isLeaving} onClick={leave}>
            Leave
          </Button>
        </S.End>
      </S.Top>
      {children}
      <S.Foot>
        {guest.name}, you are a guest of <bdi>{organization}</bdi>, asked by <bdi>{invitedBy}</bdi>. Until{' '}
        {formatDay(guest.until)} you can {guestAccess[guest.may].about}.
      </S.Foot>
    </S.Desk>
  );
}

interface ReadProps {
  client: GuestClient;
  proposal: GuestProposal;
  failure: string | undefined;
  /** Absent if the link is to read only. */
  comments: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void } | undefined;
}

function Read({ client, proposal, failure, comments }: ReadProps) {
  const sheet = useRef<HTMLElement>(null);
  const margin = useRef<HTMLElement>(null);
  const heading = usePageHeading(proposal.title);
  const parts = partsOf(proposal);
  const links = (
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={goToPart}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <S.Columns data-margin={comments ? true : undefined}>
      <S.Contents aria-label="Contents">
        <h2>Contents</h2>
        {links}
      </S.Contents>
      <S.Main>
        {parts.length > 1 && (
          <S.Folded>
            <summary>Contents</summary>
            <nav aria-label="Contents">{links}</nav>
          </S.Folded>
        )}
        {failure && (
          <Banner tone="warning" title="This may not be the newest text">
            {failure}
          </Banner>
        )}
        {mayAsGuest(client.session.guest.may, 'sign') && <GuestSignOffCard client={client} />}
        <S.Sheet ref={sheet}>
          <S.Head>
            <p>
              Grant proposal of <bdi>{proposal.organization}</bdi>
            </p>
            <h1 ref={heading} tabIndex={-1} dir="auto">
              {proposal.title}
            </h1>
            <Facts proposal={proposal} />
          </S.Head>
          {parts.length > 0 ? (
            <GuestText proposal={proposal} />
          ) : (
            <p>There is no text yet. It appears here as soon as it is written.</p>
          )}
        </S.Sheet>
      </S.Main>
      {comments && <S.Margin ref={margin} />}
      {comments && (
        <Suspense fallback={null}>
          <GuestComments client={client} proposal={proposal} sheet={sheet} margin={margin} {...comments} />
        </Suspense>
      )}
    </S.Columns>
  );
}

function Facts({ proposal }: { proposal: GuestProposal }) {
  const { requestedAmount, currency, durationMonths, startDate, deadline } = proposal;
  const facts: [string, string][] = [
    ['Requested', requestedAmount > 0 ? formatMoney(requestedAmount, currency) : ''],
    ['Start', startDate && formatDay(startDate)],
    ['Duration', durationMonths > 0 ? `${durationMonths} ${durationMonths === 1 ? 'month' : 'months'}` : ''],
    ['Deadline', deadline && formatDay(deadline)],
  ];
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Without the fragment in the address: there the shell looks for the secret of a link. */
function goToPart(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = () => setScrolled(window.scrollY > 160);
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return isScrolled;
}
