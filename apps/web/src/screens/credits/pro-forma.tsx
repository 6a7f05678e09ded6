import type { CreditOrder, Seller } from '@briefcast/contract';
import { formatCount, formatDirhams, formatLongDate, formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Logo } from '../../ui/logo.tsx';

interface ProFormaProps {
  order: CreditOrder;
  seller: Seller;
}

/** The pro-forma invoice as a sheet of paper. */
export function ProForma({ order, seller }: ProFormaProps) {
  const { reference, credits, netFils, taxFils, grossFils, taxBasisPoints, buyer } = order;
  const pack = m.credits_counted({ n: credits, count: formatCount(credits) });
  const account = [
    [m.billing_holder(), seller.accountHolder],
    [m.billing_bank(), seller.bankName],
    [m.billing_iban(), seller.iban],
    [m.billing_swift(), seller.swift],
    [m.billing_reference(), reference],
    [m.billing_pay_before(), formatLongDate(order.payBefore)],
  ].filter(([, value]) => value !== '');
  return (
    <article className="proforma min-w-0" aria-label={m.billing_pro_forma({ reference })}>
      <div className="flex flex-wrap items-start justify-between gap-5">
        <Logo />
        <div className="pe-5 text-end">
          <h2 className="text-[28px]">{m.billing_pro_forma_word()}</h2>
          <p className="num">{reference}</p>
          <p>{formatLongDate(order.createdAt)}</p>
        </div>
      </div>
      <dl className="my-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Party word={m.billing_from()} {...seller} />
        <Party
          word={m.billing_to()}
          name={buyer.company}
          address={buyer.address}
          taxNumber={buyer.taxNumber}
        />
      </dl>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col">{m.billing_description()}</th>
            <th scope="col">{m.billing_quantity()}</th>
            <th scope="col">{m.billing_amount()}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{m.billing_package({ credits: pack })}</td>
            <td>{formatCount(1)}</td>
            <td>{formatDirhams(netFils)}</td>
          </tr>
        </tbody>
        <tfoot>
          <Sum name={m.billing_subtotal()} fils={netFils} />
          <Sum name={m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) })} fils={taxFils} />
          <Sum name={m.billing_to_transfer()} fils={grossFils} />
        </tfoot>
      </table>
      {seller.iban === '' ? <p className="mt-6 font-semibold">{m.billing_no_account()}</p> : null}
      <dl className="mt-6 grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {account.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Sum({ name, fils }: { name: string; fils: number }) {
  return (
    <tr>
      <td aria-hidden />
      <td>{name}</td>
      <td>{formatDirhams(fils)}</td>
    </tr>
  );
}

interface PartyProps {
  word: string;
  name: string;
  address: string;
  taxNumber: string;
}

function Party({ word, name, address, taxNumber }: PartyProps) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      {address === '' ? null : (
        <dd className="font-normal! whitespace-pre-line">
          <bdi>{address}</bdi>
        </dd>
      )}
      {taxNumber === '' ? null : <dd className="num font-normal!">{m.billing_trn({ number: taxNumber })}</dd>}
    </div>
  );
}
