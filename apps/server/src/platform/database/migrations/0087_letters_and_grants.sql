CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "market_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid,
	"user_id" uuid,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_letters_one" CHECK ((brand_id is null) <> (user_id is null))
);
--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "answer_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_letters" ADD CONSTRAINT "market_letters_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_letters" ADD CONSTRAINT "market_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_grants_brand" ON "credit_grants" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_waiting" ON "credit_grants" USING btree ("brand_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "market_letters_brand" ON "market_letters" USING btree ("brand_id","sent_at");--> statement-breakpoint
CREATE INDEX "market_letters_user" ON "market_letters" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "audit_entries_about" ON "audit_entries" USING gin ("about");