export const sharedPackages: string[];
export const sharedByRemotes: Record<string, { singleton: boolean; import: false; requiredVersion: false }>;
