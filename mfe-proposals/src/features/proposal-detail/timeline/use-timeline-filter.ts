import { type TimelineGroup, timelineGroupNames } from '@harambee/domain';
import { useSearchParams } from 'react-router-dom';

/** What the timeline is narrowed to lives in the address, so that a link shows the same (TIMELINE-03). */
export function useTimelineFilter() {
  const [query, setQuery] = useSearchParams();
  const group = timelineGroupNames.find((name) => name === query.get('of'));
  const by = query.get('by') ?? undefined;
  const set = (name: 'of' | 'by', value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return {
    group,
    by,
    setGroup: (next: TimelineGroup | '') => set('of', next),
    setBy: (next: string) => set('by', next),
  };
}
