export * from './auth.schemas.ts';
export * from './common.schemas.ts';
export * from './error.schemas.ts';
export * from './profile.schemas.ts';
export * from './proposal.schemas.ts';
export * from './proposal-analytics.schemas.ts';
