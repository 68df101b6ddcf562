export const isLong: boolean;
export function someOf<T>(all: readonly T[], few: number): T[];
export function rounds(all: number, few: number): number;
export function oneOfEach<T>(all: readonly T[], classOf: (one: T) => unknown): T[];
