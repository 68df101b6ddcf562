import { authorName, isEditable, shortHash, signOffStateRows } from '@harambee/domain';
import type { Proposal, SignOff } from '@harambee/domain/schemas';
import { useMay, useUser } from '@harambee/platform';
import { Banner, Button, Card } from '@harambee/ui';
import { Avatar, RelativeTime, StatusChip } from '@harambee/ui/app';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetSignOffsQuery } from '../../../api/sign-offs.api.ts';
import { Agree } from './agree.tsx';
import { ChangedSince } from './changed-since.tsx';
import { ChooseSigners } from './choose-signers.tsx';
import * as S from './sign-offs.styles.ts';

/** Who must agree before the proposal is submitted, who has, and what voided it. */
export function SignOffsCard({ proposal }: { proposal: Proposal }) {
  const { id, status, team } = proposal;
  const user = useUser();
  const mayAsk = useMay('signOffs.require');
  const maySign = useMay('signOffs.give');
  const [isChoosing, setChoosing] = useState(false);
  const { currentData: signOffs, isError, refetch } = useGetSignOffsQuery(id);
  const place = useLinkedPlace(signOffs !== undefined);
  const isOpen = isEditable(status);
  const canAsk = isOpen && mayAsk && (user?.role === 'Owner' || team?.owner?.id === user?.id);

  if (!signOffs && !isError) return null;
  if (signOffs?.signOffs.length === 0 && !canAsk) return null;
  const own = signOffs?.signOffs.find(({ signer }) => signer.kind === 'person' && signer.id === user?.id);
  return (
    <S.Place id="sign-offs" ref={place} tabIndex={-1}>
      <Card
        title="Sign-off"
        actions={
          canAsk &&
          signOffs &&
          signOffs.signOffs.length > 0 && (
            <Button kind="quiet" small onClick={() => setChoosing(true)}>
              Change
            </Button>
          )
        }
      >
        <S.Stack>
          {!signOffs && (
            <Banner tone="warning" title="We couldn’t load the sign-offs">
              <Button small onClick={() => void refetch()}>
                Retry
              </Button>
            </Banner>
          )}
          {signOffs?.signOffs.length === 0 && (
            <>
              <S.Quiet>Nobody must agree before this proposal is submitted.</S.Quiet>
              <S.Actions>
                <Button small icon="users" onClick={() => setChoosing(true)}>
                  Choose who must agree
                </Button>
              </S.Actions>
            </>
          )}
          {signOffs && signOffs.signOffs.length > 0 && (
            <>
              <S.Signers>
                {signOffs.signOffs.map((one) => (
                  <Signer key={`${one.signer.kind} ${one.signer.id}`} {...one} />
                ))}
              </S.Signers>
              <div>
                {isOpen ? 'The text as it is now:' : 'The text as it was sent:'}{' '}
                <S.Hash>{shortHash(signOffs.hash)}</S.Hash>
                <S.Details>
                  <summary>What is this?</summary>
                  <p>
                    A fingerprint of every word and number of text, answers and budget. Whoever agrees, agrees
                    with exactly this; the smallest change gives another one.
                  </p>
                </S.Details>
              </div>
              {signOffs.voided.map((voided) => (
                <ChangedSince key={voided.hash} voided={voided} isOnly={signOffs.voided.length === 1} />
              ))}
              {own && maySign && <Agree proposal={proposal} own={own} hash={signOffs.hash} />}
            </>
          )}
        </S.Stack>
      </Card>
      {isChoosing && signOffs && (
        <ChooseSigners id={id} signOffs={signOffs} onClose={() => setChoosing(false)} />
      )}
    </S.Place>
  );
}

function Signer({ signer, askedBy, askedAt, state, agreedAt, hash }: SignOff) {
  return (
    <li>
      <Avatar name={signer.name} />
      <span>
        <b dir="auto">{authorName(signer)}</b>
        <small>
          {agreedAt && hash ? (
            <>
              agreed with {shortHash(hash)}, <RelativeTime value={agreedAt} />
            </>
          ) : (
            <>
              asked by {askedBy.name}, <RelativeTime value={askedAt} />
            </>
          )}
        </small>
      </span>
      <StatusChip {...signOffStateRows[state]} />
    </li>
  );
}

/** A notification leads to the card, which comes later than the page. */
function useLinkedPlace(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the link leads here once
  useEffect(() => {
    if (!isThere || hash !== '#sign-offs') return;
    place.current?.scrollIntoView?.({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isThere, hash, key]);
  return place;
}
