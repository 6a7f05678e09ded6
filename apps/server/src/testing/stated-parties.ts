/** Both sides of a deal state all that an e-invoice asks for, by the calls of a browser. */
import { sampleBankDetails } from './bank-details.ts';
import type { DealSituation } from './builders.ts';
import { type Person, testPassword } from './harness.ts';
import { sampleParties } from './sample-einvoices.ts';

/** The creator is registered for tax. */
export const stateSeller = ({ client }: Person) =>
  client.bankDetails.save({
    body: {
      password: testPassword,
      details: {
        ...sampleBankDetails,
        trn: '100111222300003',
        einvoice: {
          region: 'DXB',
          country: 'AE',
          registrationKind: 'EID',
          registrationNumber: '784199012345671',
          registrationIssuer: '',
          tin: '',
        },
      },
    },
  });

/** The brand's details for invoices, with the address that invoices are mailed to. */
export const stateBuyer = ({ client }: Person, email = 'accounts@oasisskin.example') =>
  client.billing.changeDetails({
    body: {
      company: 'Oasis Skin',
      address: 'Dubai',
      taxNumber: '100999888700003',
      email,
      einvoice: sampleParties.brand.einvoice,
    },
  });

export async function stateBoth({ brand, creator }: Pick<DealSituation, 'brand' | 'creator'>): Promise<void> {
  await stateSeller(creator);
  await stateBuyer(brand);
}
