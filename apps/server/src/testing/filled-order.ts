/** An order as long as it may be, of whatever is sold. */
import { limits } from '@briefcast/contract';

export function filledOrder() {
  const text = 'ص'.repeat(limits.title);
  return {
    ...{ reference: 'filled', source: 'TRANSFER' as const, netFils: 1, taxBasisPoints: 0, taxFils: 0 },
    ...{
      buyer: { company: text, address: text.repeat(5), taxNumber: '1'.repeat(50), email: '' },
      createdAt: new Date(),
    },
  };
}
