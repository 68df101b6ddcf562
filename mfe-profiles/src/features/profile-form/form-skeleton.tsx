import { styled } from '@harambee/ui';
import { Loading, Skeleton } from '@harambee/ui/app';

const Bones = styled.div`display: grid; gap: 28px; max-width: 616px; margin-left: min(264px, 20%);`;
const Words = styled.p`color: var(--ink-2);`;

/** Replaces the form until its values have loaded. */
export function FormSkeleton() {
  return (
    <Loading label="">
      <Bones>
        <Words>Loading profile...</Words>
        {[96, 40, 40, 120].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <div key={place}>
            <Skeleton width="30%" />
            <div style={{ height: 10 }} />
            <Skeleton height={height} />
          </div>
        ))}
      </Bones>
    </Loading>
  );
}
