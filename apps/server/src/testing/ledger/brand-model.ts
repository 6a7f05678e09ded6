/** Expected ledger of an organisation, as a model without double entry. */

/** Credits that are not of this pack any more went back to the payer; a pack that is over takes no credit back. */
interface ModelPack {
  id: string;
  isByCard: boolean;
  ready: number;
  paidBack: number;
  isOver: boolean;
}

/** Credits in every pack of the model, so that each credit has the same whole price. */
export const packOfModel = 10;
/** Price of one credit with its tax, as the operator's settings are unless changed. */
export const creditFils = 4725;

/** Credits by where they are; packs that end first come first, and a brief that waits knows the pack it was taken from. */
export class BrandModel {
  packs: ModelPack[] = [];
  briefs = new Map<string, ModelPack>();
  lost = { used: 0, expired: 0, refunded: 0 };
  papers = { INVOICE: 0, CREDIT_NOTE: 0 };

  buy(id: string, isByCard: boolean): ModelPack {
    const pack = { id, isByCard, ready: packOfModel, paidBack: 0, isOver: false };
    this.packs.push(pack);
    this.papers.INVOICE += 1;
    return pack;
  }
  /** Number of briefs that can be sent. */
  get ready(): number {
    return this.packs.reduce((sum, { ready }) => sum + ready, 0);
  }
  send(brief: string): void {
    const pack = this.packs.find(({ ready }) => ready > 0);
    if (!pack) throw new Error('No credit is left');
    pack.ready -= 1;
    this.briefs.set(brief, pack);
  }
  /** Returns the pack that the brief's credit came from. */
  answer(brief: string, isAccepted: boolean): ModelPack | undefined {
    const pack = this.briefs.get(brief);
    this.briefs.delete(brief);
    if (isAccepted) this.lost.used += 1;
    else if (pack?.isOver) this.lost.expired += 1;
    else if (pack) pack.ready += 1;
    return pack;
  }
  expire(pack: ModelPack): void {
    this.lost.expired += pack.ready;
    Object.assign(pack, { ready: 0, isOver: true });
  }
  /** Pays credits back, and takes the unspent ones among them; returns how many. Paid back whole, the rest expires. */
  payBack(pack: ModelPack, credits: number): number {
    const taken = Math.min(pack.ready, credits);
    pack.ready -= taken;
    pack.paidBack += credits;
    this.lost.refunded += taken;
    this.papers.CREDIT_NOTE += 1;
    if (pack.paidBack === packOfModel) this.expire(pack);
    return taken;
  }
  /** Restores a payment that was just paid back, with the credits that were taken; the pack's months begin again. */
  reinstate(pack: ModelPack, credits: number, taken: number): void {
    Object.assign(pack, { ready: taken, paidBack: pack.paidBack - credits, isOver: false });
    this.packs = [...this.packs.filter((other) => other !== pack), pack];
    this.papers.INVOICE += 1;
  }

  /** Expected balance of every account with a name here, and the number of issued papers. */
  get sums() {
    const sum = (packs: ModelPack[], of: (pack: ModelPack) => number) =>
      packs.reduce((all, pack) => all + of(pack), 0);
    const money = (isByCard: boolean) =>
      sum(
        this.packs.filter((pack) => pack.isByCard === isByCard),
        ({ paidBack }) => (packOfModel - paidBack) * creditFils,
      );
    return {
      'credits.ready': this.ready,
      'credits.held': this.briefs.size,
      'credits.used': this.lost.used,
      'credits.expired': this.lost.expired,
      'credits.refunded': this.lost.refunded,
      'money.transfer': money(false),
      'money.card': money(true),
      ...this.papers,
    };
  }
}
