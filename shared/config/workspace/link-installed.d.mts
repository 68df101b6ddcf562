export function linkInstalled(root: string, copy: string): void;
