CREATE TABLE "file_location" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"location" text NOT NULL,
	CONSTRAINT "file_location_one_row" CHECK ("file_location"."id" = 1)
);
