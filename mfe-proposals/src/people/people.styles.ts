import { room, styled } from '@harambee/ui';
import { Form as FormikForm } from 'formik';

export const Part = styled.div`
  & + & { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line-soft); }
  & > h3 { font: 600 13px/18px var(--font-text); color: var(--ink-3); margin: 0 0 8px; }
`;

export const Persons = styled.ul`
  display: grid; gap: 10px;
  & li { display: flex; gap: 10px; align-items: center; min-width: 0; font-size: 14px; line-height: 20px; }
  & li > span:last-of-type { min-width: 0; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); }
  & b { font-weight: 600; }
`;

export const Tasks = styled.ul`
  display: grid; gap: 2px;
  & > li {
    display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 10px; padding: 6px 0; font-size: 14px;
    line-height: 20px;
  }
  & input { width: 18px; height: 18px; margin: 1px 0 0; accent-color: var(--primary); }
  & label, & b { font-weight: 600; overflow-wrap: anywhere; display: block; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); overflow-wrap: anywhere; }
  & [data-due] { white-space: nowrap; }
  & [data-late] { color: var(--error-ink); font-weight: 600; }
  & svg { color: var(--ink-3); margin-top: 2px; }
  @container ${room.narrow} {
    & > li { padding: 10px 0; min-height: 44px; }
    & input { width: 22px; height: 22px; }
  }
`;

/** A quiet button begins where the text does. */
export const More = styled.div`margin: 4px 0 -8px -10px;`;

export const Quiet = styled.p`font-size: 13px; line-height: 19px; color: var(--ink-3); & + & { margin-top: 8px; }`;

export const Banners = styled.div`
  display: grid; gap: 12px; margin-bottom: 16px;
  &:empty { display: none; }
  & [data-buttons] { display: flex; flex-wrap: wrap; gap: 8px; }
`;

export const Form = styled(FormikForm)`display: grid; gap: 24px; color: var(--ink);`;

export const Group = styled.fieldset`
  border: 0; padding: 0; margin: 0; min-width: 0; display: grid; gap: 12px;
  & > legend { font: 600 15px/22px var(--font-head); padding: 0; margin-bottom: 4px; }
  & > p { font-size: 13px; line-height: 19px; color: var(--ink-3); margin-top: -8px; }
`;

export const Boxes = styled.div`
  display: grid; gap: 4px 16px; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
`;

/** A place with its person and its day: side by side where there is room for it. */
export const Place = styled.div`
  display: grid; gap: 4px 16px; grid-template-columns: minmax(0, 1fr); padding-top: 12px;
  border-top: 1px solid var(--line-soft);
  & > h4 { font: 600 14px/20px var(--font-text); margin: 0; overflow-wrap: anywhere; }
  & > div { display: grid; gap: 8px 12px; grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr)); }
  & [data-part='control'] { max-width: none !important; margin-top: 2px !important; }
  & label { font-size: 13px; line-height: 18px; font-weight: 400; color: var(--ink-2); }
  /* Said once above, instead of at each of them. */
  & label > span { display: none; }
`;
