CREATE TABLE "einvoice_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"invoice_id" uuid NOT NULL,
	"deal_id" uuid,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"outcome" text,
	"status" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "einvoice_handovers_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "einvoice_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"address" text NOT NULL,
	"sealed" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "einvoice_providers_issuer" UNIQUE NULLS NOT DISTINCT("creator_id")
);
--> statement-breakpoint
CREATE TABLE "einvoice_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handover_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"invoice_id" uuid NOT NULL,
	"deal_id" uuid,
	"sent_to" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "einvoice_handovers" ADD CONSTRAINT "einvoice_handovers_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einvoice_providers" ADD CONSTRAINT "einvoice_providers_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "einvoice_tries" ADD CONSTRAINT "einvoice_tries_handover_id_einvoice_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."einvoice_handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "einvoice_handovers_issuer" ON "einvoice_handovers" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "einvoice_tries_handover" ON "einvoice_tries" USING btree ("handover_id","id");--> statement-breakpoint
CREATE INDEX "invoice_mails_invoice" ON "invoice_mails" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_mails_issuer" ON "invoice_mails" USING btree ("creator_id","created_at");