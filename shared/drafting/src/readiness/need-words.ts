/** What free text leaves open, in the words of the fixes. */
export const objectiveNeeds = {
  verb: (number: string) => `a verb that says what is done in objective ${number}`,
  who: (number: string) => `who gains from objective ${number}`,
  baseline: (number: string) => `a baseline for objective ${number}`,
  target: (number: string) => `a target for objective ${number}`,
  date: (number: string) => `a date for objective ${number}`,
  indicator: (number: string) => `an indicator for objective ${number}`,
} as const;

export const measuringNeeds = {
  method: 'how results will be measured, and from which records',
  frequency: 'how often results will be checked',
  owner: 'who checks the results',
} as const;

export const riskNeeds = {
  mitigation: (risk: string) => `what will be done about the risk: ${risk}`,
  owner: (risk: string) => `who watches over the risk: ${risk}`,
} as const;

export const memberNeeds = {
  role: (who: string) => `the role of ${who}`,
  time: (who: string) => `the share of time of ${who}`,
  name: (who: string) => `the name of the ${who}`,
} as const;

export const stepNeeds = {
  months: 'the months of this step',
  owner: 'who is responsible for this step',
} as const;
