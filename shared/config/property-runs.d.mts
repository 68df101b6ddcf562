export function propertyRuns(all: number, part?: number): number;
