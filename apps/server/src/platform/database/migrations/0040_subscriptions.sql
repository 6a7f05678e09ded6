CREATE TABLE "creator_subscriptions" (
	"creator_id" uuid PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"card_customer_id" text,
	"card_subscription_id" text,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creator_subscriptions_card_subscription_id_unique" UNIQUE("card_subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"status" text DEFAULT 'AWAITING' NOT NULL,
	"source" text NOT NULL,
	"net_fils" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_fils" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"card_invoice_id" text,
	CONSTRAINT "subscription_orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "subscription_orders_card_invoice_id_unique" UNIQUE("card_invoice_id")
);
--> statement-breakpoint
ALTER TABLE "creator_subscriptions" ADD CONSTRAINT "creator_subscriptions_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_subscriptions_ends" ON "creator_subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "subscription_orders_creator" ON "subscription_orders" USING btree ("creator_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_orders_status" ON "subscription_orders" USING btree ("status","created_at");