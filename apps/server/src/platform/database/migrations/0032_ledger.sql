CREATE TABLE "billing_choices" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb,
	"warning_level" integer
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"brand_id" uuid NOT NULL,
	"ordered_by" uuid NOT NULL,
	"status" text DEFAULT 'AWAITING' NOT NULL,
	"source" text NOT NULL,
	"credits" integer NOT NULL,
	"net_fils" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_fils" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pay_before" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"received_fils" integer,
	"cancelled_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_orders_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"pack_id" uuid,
	"ends_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_accounts_covered" CHECK (kind not in ('credits.ready', 'credits.held') or balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"movement" text NOT NULL,
	"cause" text NOT NULL,
	"deal_id" uuid,
	"order_id" uuid,
	"actor_id" uuid,
	"credits" integer NOT NULL,
	"change" integer NOT NULL,
	"ready_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account"),
	CONSTRAINT "ledger_postings_move" CHECK (amount <> 0)
);
--> statement-breakpoint
ALTER TABLE "billing_choices" ADD CONSTRAINT "billing_choices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_ledger_accounts_name_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_orders_brand" ON "credit_orders" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credit_orders_created" ON "credit_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_orders_status" ON "credit_orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "ledger_accounts_ends" ON "ledger_accounts" USING btree ("ends_at") WHERE kind = 'credits.ready' and balance > 0;--> statement-breakpoint
CREATE INDEX "ledger_entries_owner" ON "ledger_entries" USING btree ("owner_id","created_at","id");--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only ever added to: % of %', tg_op, tg_table_name;
end $$;
--> statement-breakpoint
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_postings_stay before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
--> statement-breakpoint
create function ledger_require_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings where entry_id = new.entry_id group by unit having sum(amount) <> 0
  ) then
    raise exception 'Entry % of the ledger does not balance', new.entry_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_require_balance();
