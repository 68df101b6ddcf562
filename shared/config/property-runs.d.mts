export function propertyRuns(all: number): number;
