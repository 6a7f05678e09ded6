import type { OwnProof, TwoFactorSetup } from '@briefcast/contract';

/** How the second step of an account is changed: of a person, or of an admin. */
export interface TwoFactorCalls {
  begin: (proof: { password: string }) => Promise<TwoFactorSetup>;
  turnOn: (first: { code: string }) => Promise<{ recoveryCodes: string[] }>;
  turnOff: (proof: OwnProof) => Promise<unknown>;
  /** New recovery codes, where that is offered. */
  renew?: (proof: OwnProof) => Promise<{ recoveryCodes: string[] }>;
}
