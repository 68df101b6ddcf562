import { room, styled } from '@harambee/ui';

export const Head = styled.div`
  padding: 0 56px 40px;
  & h1 { font-size: var(--t-display); line-height: 46px; letter-spacing: -.028em; overflow-wrap: anywhere; outline: none; text-wrap: balance; }
  @container ${room.medium} { padding: 0 20px 32px; & h1 { font-size: 32px; line-height: 38px; } }
  @media print { padding: 16px 0; & h1 { font-size: 24pt; line-height: 1.2; } }
`;

/** Initials at the end of the band, like a seal. */
export const Seal = styled.div`
  width: 96px; height: 96px; border-radius: 20px; background: var(--card); border: 1px solid var(--line); display: grid; place-items: center;
  font: 700 34px/1 var(--font-head); color: var(--primary-ink); letter-spacing: -.02em; margin: -32px 0 20px; position: relative; text-transform: uppercase; overflow: hidden;
  & > img { width: 100%; height: 100%; object-fit: contain; padding: 8px; background: #FFFFFF; }
  @container ${room.narrow} { width: 80px; height: 80px; font-size: 28px; border-radius: 18px; }
  @media print { display: none; }
`;

export const Meta = styled.p`
  display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 12px; color: var(--ink-2); font-size: 15px; line-height: 20px;
  & > span { display: inline-flex; gap: 7px; align-items: center; min-width: 0; overflow-wrap: anywhere; }
`;

export const Verified = styled.p`
  display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 7px; max-width: 600px; margin-top: 12px; color: var(--ink-2); font-size: 15px; line-height: 20px;
  overflow-wrap: anywhere;
  & > svg { color: var(--primary-ink); margin-top: 1px; }
`;

export const Columns = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 64px; padding: 0 56px 56px; align-items: start;
  &[data-single] { grid-template-columns: minmax(0, 1fr); }
  @container ${room.medium} { &, &[data-single] { grid-template-columns: minmax(0, 1fr); gap: 40px; padding: 0 20px 40px; } }
  @media print { h2, h3 { break-after: avoid; } li { break-inside: avoid; } &, &[data-single] { display: block; padding: 0; } & > * + * { margin-top: 20px; } }
`;

export const Story = styled.div`
  min-width: 0;
  & > section + section { margin-top: 40px; }
  & > section > h2 { font: 400 var(--t-sm)/18px var(--font-text); color: var(--ink-3); letter-spacing: 0; margin-bottom: 8px; }
  @media print { & > section + section { margin-top: 20px; } }
`;

export const Mission = styled.p`
  font: 500 25px/36px var(--font-head); letter-spacing: -.015em; text-wrap: pretty; max-width: 600px; white-space: pre-line; overflow-wrap: anywhere;
  &[data-long] { font: 400 16.5px/28px var(--font-text); letter-spacing: 0; }
  @container ${room.narrow} { font-size: 22px; line-height: 31px; }
`;

export const About = styled.p`
  font-size: 16px; line-height: 27px; max-width: 600px; white-space: pre-line; overflow-wrap: anywhere;
`;

export const Goals = styled.div`max-width: 600px;`;

export const Blocks = styled.aside`
  display: grid; gap: 16px; min-width: 0;
  & h2 { font-size: 16px; line-height: 22px; margin-bottom: 12px; }
`;

export const Block = styled.section`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 20px; min-width: 0; break-inside: avoid;
  & dl { display: grid; gap: 12px; margin: 0; }
  & dt { font-size: var(--t-sm); line-height: 17px; color: var(--ink-3); }
  & dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`;
