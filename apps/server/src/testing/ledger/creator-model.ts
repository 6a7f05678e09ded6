/** Expected books of a creator who pays for months, as a model without double entry. */

interface ModelMonth {
  id: string;
  source: 'TRANSFER' | 'CARD';
  /** The provider's payment of it; empty for one by transfer. */
  payment: string;
  goneFils: number;
}

/** A month with its tax, as the operator's settings are unless changed. */
export const monthFils = 10_500;

export class CreatorModel {
  months: ModelMonth[] = [];
  papers = { INVOICE: 0, CREDIT_NOTE: 0 };
  /** The provider's name of what is charged each month; null while nothing is. */
  card: string | null = null;
  isEnding = false;

  pay(month: Omit<ModelMonth, 'goneFils'>): void {
    this.months.push({ ...month, goneFils: 0 });
    this.papers.INVOICE += 1;
    // A transfer after the subscription was ended lets it go on.
    if (month.source === 'TRANSFER' && this.card === null) this.isEnding = false;
  }
  payBack(month: ModelMonth, fils: number): void {
    month.goneFils += fils;
    this.papers.CREDIT_NOTE += 1;
  }
  /** Restores a payment that was just paid back. */
  reinstate(month: ModelMonth, fils: number): void {
    month.goneFils -= fils;
    this.papers.INVOICE += 1;
  }

  get sums() {
    const money = (source: ModelMonth['source']) =>
      this.months
        .filter((month) => month.source === source)
        .reduce((sum, { goneFils }) => sum + monthFils - goneFils, 0);
    return {
      'money.transfer': money('TRANSFER'),
      'money.card': money('CARD'),
      ...this.papers,
      months: this.months.filter(({ goneFils }) => goneFils < monthFils).length,
      card: this.card,
      isEnding: this.isEnding,
    };
  }
}
