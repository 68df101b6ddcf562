import { useSearchParams } from 'react-router-dom';
import { type DetailTab, detailTabNames } from '../../detail-tabs.ts';

export {
  type DetailTab,
  detailTabNames,
  detailTabs,
  type FormTab,
  isFormTab,
  tabOfSection,
} from '../../detail-tabs.ts';

/** The tab lives in the address, so that a link leads to it and Back returns to it. */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const tab = detailTabNames.find((name) => name === named) ?? 'overview';
  const setTab = (next: DetailTab) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'overview') after.delete('tab');
        else after.set('tab', next);
        // An earlier text is read, and two are compared, until one goes elsewhere.
        after.delete('version');
        after.delete('compare');
        after.delete('question');
        after.delete('view');
        // What the history is narrowed to.
        after.delete('of');
        after.delete('by');
        after.delete('comment');
        return after;
      },
      { replace: true },
    );
  return { tab, setTab };
}

/** Whether the answers are seen beside the funder's portal. */
export function usePortalView(): boolean {
  const [query] = useSearchParams();
  return query.get('tab') === 'answers' && query.get('view') === 'portal';
}
