CREATE TABLE "answerers" (
	"deal_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_reads" ADD COLUMN "marked_unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "answerers" ADD CONSTRAINT "answerers_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answerers" ADD CONSTRAINT "answerers_member_fk" FOREIGN KEY ("brand_id","user_id") REFERENCES "public"."members"("brand_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answerers_member" ON "answerers" USING btree ("brand_id","user_id");