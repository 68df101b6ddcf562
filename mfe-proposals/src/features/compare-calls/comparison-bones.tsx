import { Loading, Skeleton } from '@harambee/ui/app';
import * as S from './comparison.styles.ts';

/** The comparison before both calls have loaded, in its own shape. */
export const Bones = () => (
  <Loading label="Loading two calls">
    <S.Frame>
      {[70, 46, 58, 40, 62, 50].map((width, row) => (
        <S.BoneRow key={width} data-head={row === 0 || undefined}>
          <Skeleton width="72px" height={14} />
          <div>
            <Skeleton width={`${width}%`} height={row === 0 ? 22 : 16} />
          </div>
          <div>
            <Skeleton width={`${110 - width}%`} height={row === 0 ? 22 : 16} />
          </div>
        </S.BoneRow>
      ))}
    </S.Frame>
  </Loading>
);
