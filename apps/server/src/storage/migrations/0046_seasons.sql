CREATE TABLE "season_names" (
	"number" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_points" (
	"user_id" uuid NOT NULL,
	"season" integer NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"day_points" integer NOT NULL,
	CONSTRAINT "season_points_user_id_season_pk" PRIMARY KEY("user_id","season")
);
--> statement-breakpoint
CREATE TABLE "worn_cosmetics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"frame" text,
	"emblem" text
);
--> statement-breakpoint
ALTER TABLE "season_points" ADD CONSTRAINT "season_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worn_cosmetics" ADD CONSTRAINT "worn_cosmetics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;