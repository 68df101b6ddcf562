import { ErrorState } from '@harambee/ui';
import { Loading, SkeletonRows } from '@harambee/ui/app';

interface RowsStateProps {
  /** Names the rows: "sessions". */
  of: string;
  query: { isLoading: boolean; isFetching: boolean; isError: boolean; refetch(): unknown };
}

/** Shown in a card before its rows have loaded, or when they fail to load. */
export function RowsState({ of, query }: RowsStateProps) {
  if (query.isLoading)
    return (
      <Loading label={`Loading ${of}`}>
        <SkeletonRows rows={2} />
      </Loading>
    );
  if (!query.isError) return null;
  return (
    <ErrorState
      small
      level={3}
      title={`Your ${of} could not be loaded`}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
