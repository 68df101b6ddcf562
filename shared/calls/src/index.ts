export {
  type CallOfRules,
  checkEligibility,
  type EligibilityOptions,
} from './eligibility/check-eligibility.ts';
export { readCall } from './reading/read-call.ts';
