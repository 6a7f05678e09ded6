ALTER TABLE "creators" ADD COLUMN "withheld_reason" text;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "bank_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_orders" ADD COLUMN "differing" jsonb DEFAULT '[]'::jsonb NOT NULL;