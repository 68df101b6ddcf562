import { ConfigurationError, list, readEnvironment } from '@harambee/service-kit';
import { type Operator, readOperators } from './operators.ts';

export interface OperationsConfig {
  operators: Operator[];
  /** Addresses of /metrics of every gateway, whose counts are added up. */
  gateways: string[];
}

/** Reads `OPS_OPERATORS` and `OPS_GATEWAYS`. Throws a `ConfigurationError`. */
export function readOperationsConfig(environment: NodeJS.ProcessEnv = process.env): OperationsConfig {
  const { OPS_OPERATORS, OPS_GATEWAYS } = readEnvironment(
    { OPS_OPERATORS: list(), OPS_GATEWAYS: list() },
    environment,
  );
  if (OPS_OPERATORS.length === 0) {
    throw new ConfigurationError(
      'OPS_OPERATORS is missing: who may use /ops. "npm run operator -- NAME look|act" makes an entry.',
    );
  }
  const wrong = OPS_GATEWAYS.find(
    (address) => !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''),
  );
  if (wrong !== undefined) {
    throw new ConfigurationError(
      'OPS_GATEWAYS must be addresses such as http://gateway:9464/metrics, separated by commas.',
    );
  }
  return { operators: readOperators(OPS_OPERATORS), gateways: OPS_GATEWAYS };
}
