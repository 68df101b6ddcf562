/** Where what tests write may lie: in memory where there is room for it, otherwise among the temporary files. */
export function memoryFolder(): string;
