import { styled } from '@harambee/ui';

export const Rows = styled.ul`& > li + li { border-top: 1px solid var(--line-soft); }`;
export const Row = styled.li`
  display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 14px 20px;
  & > div { flex: 1 1 240px; min-width: 0; }
  b, small { overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-3); font-size: var(--t-sm); line-height: 18px; }
  & > span { display: flex; flex-wrap: wrap; gap: 8px; }
`;
export const Intro = styled.div`
  display: grid; gap: 12px; padding: 16px 20px; border-bottom: 1px solid var(--line-soft);
  & > p { color: var(--ink-2); line-height: 21px; max-width: 68ch; }
`;
