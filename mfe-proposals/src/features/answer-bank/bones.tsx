import { Loading, Skeleton } from '@harambee/ui/app';
import * as S from './answer-bank.styles.ts';

/** The list before it has loaded, in its own shape. */
export const Bones = () => (
  <Loading label="Loading answers">
    <S.Frame>
      {[72, 54, 64, 48].map((width) => (
        <S.BoneRow key={width}>
          <Skeleton width={`${width}%`} height={18} />
          <Skeleton width="94%" height={12} />
          <Skeleton width="82%" height={12} />
          <Skeleton width="40%" height={16} />
        </S.BoneRow>
      ))}
    </S.Frame>
  </Loading>
);
