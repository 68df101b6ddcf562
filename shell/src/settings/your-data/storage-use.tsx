import { isStorageNearlyFull, megabytes, storagePercent, storageWarning } from '@harambee/domain';
import { Banner, styled } from '@harambee/ui';
import { useGetStorageUseQuery } from './your-data.api.ts';

const Room = styled.div`
  padding: 16px 20px;
  & progress { width: 100%; height: 8px; display: block; margin: 8px 0 0; accent-color: var(--primary); }
  & h3 { font-size: var(--t-md, 14px); line-height: 20px; }
  & p { color: var(--ink-2); }
  & [role='status'] { margin-top: 12px; }
`;

/**
 * How much of its storage the organization uses. It warns before the storage is full, so that nobody learns of
 * it while saving.
 */
export function StorageUse() {
  // Other people write, too, so an old figure is useless.
  const { data } = useGetStorageUseQuery(undefined, { refetchOnMountOrArgChange: true });
  // Earlier versions of the service do not report it. Without a limit there is nothing to show.
  if (!data || data.limit === 0) return null;
  const { used, limit } = data;
  return (
    <Room>
      <h3>Storage</h3>
      <p>
        {megabytes(used)} of {megabytes(limit)} are used ({storagePercent(data)} %).
      </p>
      <progress aria-label="Storage used" max={limit} value={Math.min(used, limit)} />
      {isStorageNearlyFull(data) && (
        <Banner
          tone={used >= limit ? 'error' : 'warning'}
          title={used >= limit ? 'The storage is full' : 'The storage is nearly full'}
        >
          {storageWarning(data)}
        </Banner>
      )}
    </Room>
  );
}
