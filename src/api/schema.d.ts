// Generated from openapi/portal.yaml by `npm run api:types`. Do not edit.

export interface paths {
    readonly "/authenticate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in
         * @description An unknown user, a wrong password and a locked account return the same response. The length limits here only
         *     bound the server's work; the login form's limits are stricter.
         */
        readonly post: operations["authenticate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/refresh-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description The token must be the session's current refresh token. For a short time, the previous token returns the same new
         *     tokens, because the first response may have been lost. Later use of the previous token ends the session.
         */
        readonly post: operations["refreshToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the session
         * @description Takes the refresh token and no bearer token, so a client can sign out after its access token has expired. An
         *     unknown token, or the token of an ended session, returns the same response.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the caller's sessions
         * @description The caller's open sessions, most recently used first.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/sessions/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * End the caller's other sessions
         * @description Ends one of the caller's sessions or, without an id, all except the current one. An id that doesn't match an
         *     open session of the caller changes nothing and returns the same response.
         */
        readonly post: operations["endSessions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the signed-in staff user
         * @description Organizations and practices are in display order. The first organization is selected at sign-in.
         */
        readonly get: operations["getUser"];
        /**
         * Change the caller's name or phone
         * @description The email stays, because people sign in with it. A change raises the version that `changeStaff` checks. A request
         *     with no changes keeps it.
         */
        readonly put: operations["changeUser"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change the caller's password
         * @description The new password must meet the login form's rules. The caller's other sessions end; the current one continues.
         */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List staff users who share an organization with the caller */
        readonly get: operations["listUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the staff of the organization
         * @description Sorted by name, with roles. Requires the right to manage the practice (PERM-8).
         */
        readonly get: operations["listStaff"];
        readonly put?: never;
        /**
         * Add a staff member
         * @description Emails the person a link to choose a password, which works once, for 7 days. Users can grant only roles that
         *     they have (PERM-8).
         */
        readonly post: operations["addStaff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/staff/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a person's name, phone or roles, or deactivate the person
         * @description Deactivation ends the person's sessions. Users can grant only roles that they have, and each organization keeps
         *     at least one active user who manages it (PERM-8). If another user has changed the record and its version
         *     differs, the response is 409 and `current` contains the stored person. A request with no changes keeps the
         *     version.
         */
        readonly put: operations["changeStaff"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/staff/{userId}/password-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Email a person a link to choose a password
         * @description Inactive people don't receive one. It works for 30 minutes, or for 7 days if the person has never signed in.
         */
        readonly post: operations["sendPasswordLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a practice's time zone, support hours and contact
         * @description Requires the right to manage the practice (PERM-8).
         */
        readonly get: operations["getPracticeSettings"];
        /**
         * Change a practice's time zone, support hours and contact
         * @description The time zone then applies to plan status, age, Today, daily jobs and the end-of-day close. Receipts and emails
         *     show the phone number; `SupportInformation` has the rest. If another user has changed the settings and their
         *     version differs, the response is 409 with the stored settings. A request with no changes keeps the version.
         */
        readonly put: operations["setPracticeSettings"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/logo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a practice's receipt logo
         * @description Requires the right to manage the practice (PERM-8).
         */
        readonly get: operations["getPracticeLogo"];
        /**
         * Upload a practice's receipt logo
         * @description A PNG or JPEG of at most 300 KB and 1000 by 1000 pixels. The server checks the content, not the file name. New
         *     receipts show the logo, both as a PDF and by email. If another user has replaced the logo since the caller read
         *     it, the response is 409.
         */
        readonly put: operations["setPracticeLogo"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/logo/{logoId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a practice's logo
         * @description New receipts show the practice's initials instead.
         */
        readonly delete: operations["removePracticeLogo"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/practices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the practices of the caller's organizations */
        readonly get: operations["listPractices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/get-auth-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Get a token for the embedded analytics report
         * @description The token expires after ten minutes and gives read access to one report of one of the caller's organizations. If
         *     no organization is given, the caller's first one is used. Another organization returns 404. If the report is in
         *     Power BI, Power BI issues the token, and any report other than the configured one returns 404.
         */
        readonly post: operations["getReportingToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/today": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get what a practice follows up on today
         * @description Days are in the practice's time zone. Each count matches the patient list view of the same name. The goal is for
         *     the current month; `expected` is its share for the days so far, including today. Accepts the report's token or a
         *     user's.
         */
        readonly get: operations["getReportToday"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get members by month, plan and age
         * @description A member is active on the days of a plan's term, until the day before a cancellation. A month counts on its last
         *     day, the current month today. `active` is the count then, `added` and `lapsed` are changes since the
         *     month before, and `renewed` counts members who were active before and began a term in the month. `before` has
         *     the same months one year earlier. Only months up to the practice's current month are counted.
         */
        readonly get: operations["getReportMembers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/revenue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get revenue by month, status and type, past due amounts and expected renewals
         * @description `collected` and `refunded` count on the payment date; `recurring` is the part of `collected` that pays for
         *     renewals and later installments. In the breakdowns by status and type, a payment without a payment date counts
         *     on the date it was created. `pastDue` and `forecast` are as of today: past due amounts by days late, and plans
         *     that renew automatically, at their fees before tax, each payment in its month, plus installments due.
         */
        readonly get: operations["getReportRevenue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/goals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get goals and results by month
         * @description Each month's goal, and the amount collected less refunds. `before` has the same months one year earlier.
         */
        readonly get: operations["getReportGoals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/practices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compare the practices of an organization
         * @description Every practice in the organization of the practice in the path, over the same months. `active` is counted at the
         *     end of the last month, or today if that is earlier; `pastDueAmount` is as of today. Days are in the time zone of
         *     the practice in the path. `pace` compares `met` in the months with a goal with the share of their goals for the
         *     days so far, including today.
         */
        readonly get: operations["getReportPractices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reporting/practice/{practiceId}/weekly-report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get whether the user receives a practice's weekly report */
        readonly get: operations["getWeeklyReport"];
        /**
         * Start or stop emailing a practice's weekly report to the user
         * @description The email goes out on Monday at 7 AM in the practice's time zone, with a PDF of the Today and Revenue pages.
         *     Deactivated users, and users who have lost access to the report, receive nothing.
         */
        readonly put: operations["setWeeklyReport"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/patient/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Search a practice's patients
         * @description A patient must match every filter in the request; with no filters, all patients match. First name, last name and
         *     member ID match by prefix. An email matches by prefix, or by three or more characters anywhere. Matching ignores
         *     case; for names, it also ignores accents, apostrophes and hyphens.
         *
         *     `Name`, `Phone` and `Text` are extensions. `Name` matches prefixes of the first and last names in either order.
         *     `Phone` matches the first digits, in any format. `Text` is what a user types into a single search box: a name, a
         *     birth date, both, an email, the first or last digits of a phone number, or an ID. If no patient has the name,
         *     the response has patients with a similar name and sets `isSimilar`.
         *
         *     The other filters are also extensions. `View` limits the search to one view of the list, as counted by
         *     `getPatientViews`. `EndsWithin` matches patients whose last active plan ends today or within that many days.
         *     `PlanName` is the full name of the plan that ends last, as listed by `getPatientViews`. `HasCard` matches by
         *     whether the patient has an active credit or debit card.
         */
        readonly get: operations["searchPatients"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get a patient's record */
        readonly get: operations["getMemberDetail"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/receipt-preference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Start or stop emailing every receipt to a patient
         * @description Applies to future payments. Each receipt is queued in the same database transaction as its payment.
         */
        readonly put: operations["setReceiptPreference"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List a patient's plans by status */
        readonly get: operations["getMemberSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/patient/views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Count the patients in each view of the list
         * @description Also lists the plan names for the filter. Days are in the practice's time zone. `all`: every patient. `pastDue`:
         *     an amount is past due. `endsSoon`: the last active plan ends today or within 30 days. `renewals`: a subscriber's
         *     plan ends within 60 days and does not renew automatically, or the card for renewals is missing or expires before
         *     the renewal or the next monthly payment; `needs` in the row says which. `cardExpires`: the plan renews
         *     automatically at the patient's expense, and the card for renewals expires before the plan ends. `noCard`: the
         *     patient has no active credit or debit card. `noPlan`: the patient has no plan. `paymentFailed`: an amount is
         *     past due, and a payment failed in the last 30 days. `benefitDenied`: the patient denied a benefit use in the
         *     last 30 days, and the use was not undone.
         */
        readonly get: operations["getPatientViews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/patient/saved-views": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the caller's saved views of the patient list
         * @description Views are saved per user and practice. Version 0 means that none have been saved.
         */
        readonly get: operations["getSavedViews"];
        /**
         * Save the caller's views of the patient list
         * @description Replaces all saved views, so it adds, renames, reorders and deletes. `version` is the version that the caller
         *     read. If the views have changed since, the response is 409.
         */
        readonly put: operations["setSavedViews"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/patient/reminders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remind patients of past due amounts by email
         * @description Queues one email per patient, all in one transaction. A patient is skipped if nothing is past due, if they have
         *     no email address, if they received a reminder in the last 7 days, or once the caller's email limit is reached.
         *     With `preview`, nothing is stored, and the response shows what would happen now. A repeated `key` queues nothing
         *     and returns the same response.
         */
        readonly post: operations["sendPaymentReminders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/patient/recent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the patients that the caller viewed most recently
         * @description At most 8 patients of the practice whose records the caller opened, most recent first, without duplicates. The
         *     list comes from the audit log and leaves out former patients of the practice.
         */
        readonly get: operations["listRecentPatients"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/due": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the amount due on a plan */
        readonly get: operations["getPaymentDue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/schedule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List a plan's payment schedule
         * @description The agreed payments for the term and any other amounts due, earliest first. Payments for a later term are not
         *     included.
         */
        readonly get: operations["getPaymentSchedule"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/organization/{organizationId}/member/{memberId}/plan/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Email a statement of the patient's transactions
         * @description Without an email address, the statement goes to the patient's address on file. Without a plan, it covers all of
         *     the patient's plans. The statement of a subscriber includes what other members paid on the plan.
         */
        readonly post: operations["emailPlanTransactions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/update": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Change a patient's record
         * @description Updates only the fields in the request. Names are trimmed, and only the digits of phone numbers are stored. If
         *     `version` is sent and another user has changed the record since, the response is 409. A new email address is
         *     unverified.
         */
        readonly post: operations["updateMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List a patient's payment accounts */
        readonly get: operations["listPaymentAccounts"];
        readonly put?: never;
        /**
         * Add a payment account
         * @description Takes the token from the hosted card fields. The schema rejects card numbers.
         */
        readonly post: operations["addPaymentAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/payment-accounts/{paymentAccountId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a payment account
         * @description Updates only the fields in the request.
         */
        readonly put: operations["updatePaymentAccount"];
        readonly post?: never;
        /**
         * Remove a payment account
         * @description Returns 409 with the reason while an auto-renewal uses the account.
         */
        readonly delete: operations["deletePaymentAccount"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/take-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Take a payment on a plan
         * @description The same `Idempotency-Key` with the same body returns the same response and charges once. With another body, the
         *     response is 422. Without a key, an equal amount on the same plan and account within 30 seconds returns 409. If
         *     the bank has not reported the outcome, the response is 202, and the payment is Pending until the outcome is
         *     known. Do not send it again: `getPaymentState` returns its state.
         */
        readonly post: operations["takePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/record-payment": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Record a cash or check payment
         * @description Charges no account. The office already has the money, so the transaction is Paid at once, and its paymentType is
         *     the purpose of the payment. `Idempotency-Key` works as it does for `takePayment`, and `getPaymentState` returns
         *     the payment's state.
         */
        readonly post: operations["recordPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/{idempotencyKey}/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the state of a payment by its Idempotency-Key
         * @description For clients that received no response to `takePayment`. Charges nothing. If the bank hasn't reported the
         *     outcome, the payment is settled according to the bank's records, and stays `Pending` while the bank doesn't
         *     respond. `NotReceived` means that no payment on this plan has arrived with the key: sending it with the same key
         *     charges once, even if the first request arrives later.
         */
        readonly get: operations["getPaymentState"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/payment-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the practice's own payment accounts */
        readonly get: operations["listOfficePaymentAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/payment-account/{paymentAccountId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove one of the practice's payment accounts
         * @description Requires a reason, which the audit log stores with the change.
         */
        readonly delete: operations["deleteOfficePaymentAccount"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/credit-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a card to the practice's payment accounts
         * @description With `replaces`, the same transaction removes the given account: the caller needs the right to delete, and the
         *     audit log stores the reason. If the replaced account is for auto-renewal, the new one must also be for auto-renewal.
         */
        readonly post: operations["addCreditAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/plan/{planId}/remove/{memberId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a member from a plan */
        readonly delete: operations["removeMemberFromPlan"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/auto-renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Turn a plan's auto-renewal on or off */
        readonly put: operations["setAutoRenew"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Cancel a plan today
         * @description No more payments of the plan are charged or due, and its members have no benefits from today on. Payments that
         *     were made stay: refund them separately. A next term without a payment is canceled, too. A plan that is already
         *     canceled stays as it is. Returns 409 while a payment, a refund or a sale of the plan has no outcome, and if a
         *     next term is paid. A renewal that waits for its first payment is canceled by turning off auto-renewal.
         */
        readonly post: operations["cancelPlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/goals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the practice's goals for a year */
        readonly get: operations["getGoals"];
        readonly put?: never;
        /**
         * Set the practice's goals for a year
         * @description Months not in the request keep their goals. Results are computed by the server and are not part of the request.
         *     The goal of a month that has ended in the practice's time zone can't change: if the request changes it, nothing
         *     is saved. `version` is the version that the caller read. If the goals have changed since, the response is 409
         *     with the stored goals. Without it, the last change wins.
         */
        readonly post: operations["setGoals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/goals/copy": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Copy the practice's goals for a year to other practices of its organization
         * @description Replaces each practice's goals, except for months that have ended there. `version` is the version that the
         *     caller read. If one practice's goals have changed since, nothing is copied.
         */
        readonly post: operations["copyGoals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/goals/organization": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the goals for a year for all practices of the organization
         * @description Each month is the sum over the practices.
         */
        readonly get: operations["getOrganizationGoals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the fees of the practice's plans */
        readonly get: operations["listPlanFees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview a fee increase
         * @description Changes nothing. Returns what `increase` would schedule for each coverage level or, with `replaces`, what `edit`
         *     would change. Rejects the same requests that those operations reject, except that it needs no mail server. A
         *     plan that renews before the new fee takes effect renews at the current fee.
         */
        readonly post: operations["previewPlanFees"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/increase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Schedule a fee increase for one or more coverage levels
         * @description Schedules all levels or none, in one transaction. The notices go out `noticeDays` before the new fee takes
         *     effect, and never later than the practice's state requires. Without a mail server the response is 503, because the
         *     notices can't be emailed.
         */
        readonly post: operations["increasePlanFees"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a plan's fees and their history
         * @description The history contains the latest 100 changes, newest first.
         */
        readonly get: operations["getPlanFee"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/coverageLevel/{coverageLevelId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Cancel a planned fee increase
         * @description An unknown plan or coverage level returns 400, not 404. If `Version` is sent and another user has changed the
         *     level since, the response is 409.
         */
        readonly put: operations["cancelPlanFee"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a planned fee increase
         * @description An unknown plan or coverage level returns 400, not 404. The response is 422 if the new fee is not higher than
         *     the current one, if the notice date is in the past, or if it is closer to the effective date than the practice's
         *     state allows. If `version` is sent and another user has changed the level since, the response is 409.
         */
        readonly put: operations["editPlanFee"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/plan-fees/{planId}/increase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Plan a fee increase
         * @description An unknown plan or coverage level returns 400, not 404. The response is 422 if the new fee is not higher than
         *     the current one, if the notice date is in the past, or if it is closer to the effective date than the practice's
         *     state allows. If `version` is sent and another user has changed the level since, the response is 409. Without a mail
         *     server it is 503, because the notices can't be emailed.
         */
        readonly post: operations["increasePlanFee"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/treatment-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the procedures that a member used under the plan, and the savings
         * @description Newest first. Benefits that the patient denied are listed but not counted; undone ones are left out.
         */
        readonly get: operations["getTreatmentSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/procedures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the practice's procedures and their regular prices
         * @description Sorted by code. For what a plan covers, see the benefits summary.
         */
        readonly get: operations["listProcedures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get what the plan covers, and how much has been used */
        readonly get: operations["getBenefitsSummary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/use": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use a benefit, and ask the patient to confirm it
         * @description Returns 409 if the benefit is used up for the term, or the plan is not active. Returns 422 if the plan does not
         *     cover the code, or if the date is in the future or outside the plan's term. The same `Idempotency-Key` with the
         *     same body returns the same response and records one use; with another body, the response is 422.
         */
        readonly post: operations["useBenefit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/undo/{notificationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Undo the use of a benefit
         * @description Returns 409 if the patient has denied the use. An undone use is no longer returned.
         */
        readonly delete: operations["undoBenefit"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/benefits-summary/resend/{notificationId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ask the patient again to confirm a benefit
         * @description This GET changes data. Repeated within a minute, it returns the same response and sends no second request to the
         *     patient. Returns 409 if the patient has already confirmed the benefit or has no email address, or if it has been
         *     used up since.
         */
        readonly get: operations["resendBenefit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/membership/organization/{organizationId}/practice/{practiceId}/membership/codes/speciality/{speciality}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the codes of a specialty that a membership may cover */
        readonly get: operations["listMembershipCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/membership/practice/{practiceId}/membership/select-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Select the codes of a specialty that the practice's memberships cover
         * @description An unknown code, or a code of another specialty, returns 422 and changes nothing. The selection is the
         *     practice's own list, which `listMembershipCodes` returns, for example to set up a plan in the marketplace. It
         *     grants no benefits: each plan defines what it covers, and a procedure code's `plans` names the plans that cover
         *     it.
         */
        readonly post: operations["selectMembershipCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the practice's procedure codes
         * @description Sorted by code, ignoring case. `SpecialtyName`, `Category`, `IsCustomCode` and `IsUnusual` filter the list.
         */
        readonly get: operations["listAdaCodes"];
        readonly put?: never;
        /**
         * Add a custom procedure code
         * @description Returns 409 if the practice already has the code, in upper or lower case. A custom code with the same values is
         *     returned and not added again.
         */
        readonly post: operations["createAdaCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the specialties and categories for filtering procedure codes
         * @description The specialties and categories of all codes, sorted by name, with the number of codes of each kind.
         */
        readonly get: operations["getAdaCodeGroups"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/import-preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Preview an import of procedure codes
         * @description Changes nothing. The first line of the file names the columns Code, Description, UCR amount, Specialty,
         *     Specialty code and Category, in any order; other columns are ignored. `missing` codes are custom codes that are
         *     not in the file. A line is `rejected`, with the reason, if a value is invalid, if its code appears twice, if it
         *     changes more than the amount of a standard code, or if the caller may not change standard codes.
         */
        readonly post: operations["previewCodeImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import procedure codes from a file
         * @description Runs in one transaction; a file with a rejected line changes nothing. `fingerprint` comes from the preview: if a
         *     code has changed since, the response is 409. Without it, the last change wins. `deleteCodes` lists the missing
         *     codes to delete, which also requires the right to delete; a code that a plan uses returns 409.
         */
        readonly post: operations["importCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/amounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Set the amounts of procedure codes, or change them by a percentage
         * @description Changes all codes or none, in one transaction. A percentage changes the `ucrAmount` of each code, or without it
         *     the stored amount. Half a cent rounds up. If a code has changed since the `version` that the caller read, the
         *     response is 409 with those codes. If a code has been deleted, the response is 409 with the others. Codes whose
         *     amount doesn't change keep their version. Rights for custom codes don't cover standard codes.
         */
        readonly put: operations["changeUcrAmounts"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/{adaCodeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Change a procedure code
         * @description Only the amount of a standard code can change. Rights for custom codes don't cover standard codes. With
         *     `version`, a code that has changed since returns 409 with the stored code. A request with no changes succeeds
         *     and keeps the version.
         */
        readonly put: operations["updateAdaCode"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/ada-codes/delete/{adaCodeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a custom procedure code
         * @description Returns 409 with the reason for a standard code, or for a code that a plan's benefits use.
         */
        readonly delete: operations["deleteAdaCode"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List a patient's transactions */
        readonly get: operations["listTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/get": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the receipt of a transaction */
        readonly get: operations["getTransactionReceipt"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the address of a receipt for a browser tab
         * @description The address ends in the receipt's file name. It opens in a browser whose cookie `receipt`, with the address's
         *     folder as its path, contains the token. The token expires after an hour or with the caller's session, and opens
         *     no other receipt.
         */
        readonly get: operations["getReceiptAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Email the receipt of a transaction */
        readonly post: operations["emailTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/plan/transaction/{transactionId}/emails": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the emails of a receipt
         * @description At most twenty, newest first, each with its recipient and delivery status.
         */
        readonly get: operations["listReceiptEmails"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the practice's transactions */
        readonly get: operations["listPracticeTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/transaction/{transactionId}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refund all or part of a payment
         * @description The refund is a separate transaction that references the payment. The payment becomes Refunded once its full
         *     amount is refunded; it still counts as paid, so nothing becomes due. The money goes back to the original payment
         *     method; for cash and checks, the refund is only recorded. `Idempotency-Key` works as it does for `takePayment`.
         */
        readonly post: operations["refundTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/transaction/{transactionId}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Void a payment on the day it was made
         * @description Cancels a payment made today that has not been refunded. Its amount becomes due again, unless the plan was
         *     canceled. The payment becomes Refunded, and both it and the transaction that references it are marked `voided`. `Idempotency-Key` works as it
         *     does for `takePayment`.
         */
        readonly post: operations["voidTransaction"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/day-close/{day}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get a day's payments by type and user, and its close
         * @description Counts payments and refunds of the day, in the practice's time zone. A closed day shows the figures stored at
         *     its close.
         */
        readonly get: operations["getDayClose"];
        readonly put?: never;
        /**
         * Close a day
         * @description Stores the day's figures with the counted cash. If the day or its payments have changed since the caller read
         *     them, nothing is stored.
         */
        readonly post: operations["closeDay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/day-close/{day}/reopen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Reopen a closed day
         * @description The close stays in the list with the reason, and the day can be closed again.
         */
        readonly put: operations["reopenDay"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/admin/organization/{organizationId}/practice/{practiceId}/day-closes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List the practice's closes, latest day first */
        readonly get: operations["listDayCloses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{id}/get-support-information": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the practice's support contact */
        readonly get: operations["getSupportInformation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{id}/first-steps": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Get the setup steps of a new practice */
        readonly get: operations["getFirstSteps"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{id}/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Report a problem to the staff who run Bridgework
         * @description Queues an email to `SUPPORT_EMAIL` with the message, the caller's name and email, the organization, the practice
         *     and the product's version. Replies go to the caller. The log is attached as `problem-report.json`; it is what
         *     the charts of the page did, without data, as one text. The number is in the email's subject, so that the caller
         *     can quote it. Each user can send 5 reports in 15 minutes.
         */
        readonly post: operations["sendProblemReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{id}/get-notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the caller's notifications in a practice
         * @description Notifications that the caller may see and has not dismissed, newest first. The specification has no paging; the
         *     first page has the newest 100.
         */
        readonly get: operations["getNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{id}/follow-notifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Stream the caller's new notifications in a practice
         * @description A stream of server-sent events. Read it with fetch, so that the request has the bearer header. `ready` means
         *     that the stream misses nothing from now on, so load the list then. Each `notification` event contains one
         *     `Notification`. Events have ids: with the last id in `Last-Event-ID`, the stream resumes after that event, or
         *     starts with `ready` if too many were missed. A comment arrives at least every 15 seconds. The stream ends when
         *     the token expires, the session ends, the user loses access to the practice, or the server stops. Reconnect with
         *     the next token and `Last-Event-ID`. Each user can have at most 20 streams. A stream does not extend the session.
         */
        readonly get: operations["followNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{practiceId}/notification/{notificationId}/dismiss": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Dismiss a notification for the caller
         * @description Takes no body. Dismissing a notification again changes nothing and returns the same response.
         */
        readonly post: operations["dismissNotification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/support/practice/{practiceId}/notification/{notificationId}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Restore a notification that the caller dismissed
         * @description Takes no body. Restoring a notification that is not dismissed changes nothing and returns the same response.
         */
        readonly post: operations["restoreNotification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List staff notes about a patient
         * @description Newest first.
         */
        readonly get: operations["listPatientNotes"];
        readonly put?: never;
        /**
         * Add a note about a patient
         * @description An alert is shown on every page of the patient.
         */
        readonly post: operations["addPatientNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/notes/{noteId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Remove a note about a patient */
        readonly delete: operations["removePatientNote"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/patient-management/practice/{practiceId}/member/{memberId}/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List changes to a patient's record, with user and time
         * @description Newest first. Read from the audit log, and from the stored refunds, voids and reminders.
         */
        readonly get: operations["listPatientActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/patients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a patient who is buying a plan
         * @description Returns 409 if a patient has the same name and birth date. Sell to that patient, or send `evenIfKnown` to add
         *     another person. Only the digits of the phone number are stored.
         */
        readonly post: operations["registerPatient"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List the plans that a practice sells, and what they cover
         * @description Plans for the state and structure, at today's fees. A code without a limit is covered every time. A discount
         *     applies to a category of codes.
         */
        readonly get: operations["getPlanOffers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/terms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get the terms that a buyer accepts
         * @description A published version never changes. Each sale stores the accepted version.
         */
        readonly get: operations["getSaleTerms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/member/{memberId}/quote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Quote the exact price of a sale
         * @description Changes nothing. A renewal without `offeredPlanId` renews the same plan. An added member pays for the days left
         *     in the term, or nothing if the plan's level covers them. Without `newMember`, the price is for a child.
         */
        readonly post: operations["quoteSale"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/member/{memberId}/purchase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sell a plan to a patient
         * @description The same `Idempotency-Key` with the same body returns the same response and charges once. `dueNow` is the amount
         *     that the user saw. If the price differs, the response is 409 and nothing is charged.
         */
        readonly post: operations["purchasePlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/member/{memberId}/plan/{planId}/renew": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Renew a plan, or switch to another one
         * @description The same `Idempotency-Key` with the same body returns the same response and charges once. `dueNow` is the amount
         *     that the user saw. If the price differs, the response is 409 and nothing is charged. The new term begins when
         *     the plan ends, or today if it has ended or never began. A term that waits for its automatic payment is not
         *     renewed. Later payments, monthly or automatic, are charged to the subscriber, or to the practice if it pays for
         *     the plan. Another `paymentAccountId` pays only what is due now, and the payer needs a valid account for
         *     auto-renewal.
         */
        readonly post: operations["renewPlan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plan-sales/practice/{practiceId}/member/{memberId}/plan/{planId}/add-member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Add a member to a plan
         * @description The same `Idempotency-Key` with the same body returns the same response and charges once. `dueNow` is the amount
         *     that the user saw. If the price differs, the response is 409 and nothing is charged. The new member becomes a
         *     patient of the practice, with the subscriber's address. If the plan's level doesn't cover them, the plan moves
         *     up to the next level.
         */
        readonly post: operations["addPlanMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Id: string;
        readonly IdempotencyKey: string;
        /** @enum {string} */
        readonly SaleBilling: "annual" | "monthly";
        readonly SaleAmount: number;
        readonly PlanOffer: {
            readonly offeredPlanId: components["schemas"]["Id"];
            readonly name: string;
            readonly annualMaximum: number | null;
            readonly levels: readonly {
                readonly coverageLevelId: components["schemas"]["Id"];
                readonly name: string;
                readonly annualFee: number;
                /** @description Null if the plan is paid annually. */
                readonly monthlyFee: number | null;
                readonly enrollmentFee: number;
                /** @description Includes the subscriber. */
                readonly people: number;
                readonly adults: number;
                /** @description A dependent of this age or older counts as an adult. */
                readonly dependentAgeLimit: number;
            }[];
            readonly benefits: readonly {
                readonly benefit: string;
                /** @description Uses per term; 0 means no limit. */
                readonly limit: number;
                readonly codes: readonly string[];
            }[];
            readonly discounts: readonly {
                readonly category: string;
                readonly percent: number;
            }[];
        };
        readonly OfferedProcedure: {
            readonly code: string;
            readonly description: string;
            readonly category: string;
            readonly usualFee: number;
        };
        readonly PlanOffers: {
            readonly offers: readonly components["schemas"]["PlanOffer"][];
            readonly procedures: readonly components["schemas"]["OfferedProcedure"][];
        };
        readonly SaleTerms: {
            readonly version: number;
            readonly text: string;
        };
        readonly SaleQuoteRequest: {
            /** @enum {string} */
            readonly kind: "purchase" | "renewal" | "addMember";
            /** @description The plan to renew or to add a member to. */
            readonly planId?: components["schemas"]["Id"];
            /** @description If omitted, a renewal keeps the plan, at its smallest level that covers the same members, and no larger than before. */
            readonly offeredPlanId?: components["schemas"]["Id"];
            readonly coverageLevelId?: components["schemas"]["Id"];
            readonly billing?: components["schemas"]["SaleBilling"];
            readonly newMember?: components["schemas"]["NewMember"];
            readonly dependents?: readonly components["schemas"]["NewMember"][];
            readonly autoRenew?: boolean;
        };
        readonly SaleQuote: {
            readonly planName: string;
            readonly coverageLevel: string;
            readonly billing: components["schemas"]["SaleBilling"];
            readonly startDate: components["schemas"]["CalendarDate"];
            readonly endDate: components["schemas"]["CalendarDate"];
            readonly dueNow: number;
            /** @description They add up to `dueNow`. */
            readonly lines: readonly {
                /** @enum {string} */
                readonly kind: "planFee" | "enrollmentFee" | "adminFee" | "salesTax";
                readonly amount: number;
            }[];
            /** @description The payments for later months. */
            readonly later: readonly {
                readonly dueDate: components["schemas"]["CalendarDate"];
                readonly amount: number;
            }[];
            readonly total: number;
            /** @description Null for an added member. */
            readonly offeredPlanId: string | null;
            readonly coverageLevelId: string | null;
            /** @description The fee for a full term. */
            readonly fee: number | null;
            /** @description The fee of the term being renewed. */
            readonly feeBefore: number | null;
            /** @description The plan that the buyer leaves because they are a dependent on it. */
            readonly leavesPlan: string | null;
            /** @description Another plan of the buyer, whose next term waits for its automatic payment. */
            readonly unpaidRenewal: string | null;
            /**
             * Format: date
             * @description The first day of the next term, which the added member is not on.
             */
            readonly nextTermFrom: string | null;
            /** @description Of a renewal: the members of the next term, the subscriber first. */
            readonly people: readonly string[];
            /** @description Dependents who are too old for the next term, or have their own plan. */
            readonly leaving: readonly string[];
            readonly autoRenew: boolean;
        };
        readonly NewMember: {
            readonly firstName: components["schemas"]["PersonName"];
            readonly lastName: components["schemas"]["PersonName"];
            readonly birthDate: components["schemas"]["BirthDate"];
            /** @description The existing patient with this name and birth date. Required if several patients match. */
            readonly memberId?: components["schemas"]["Id"];
            /** @description Confirms that this is another person with the same name and birth date. */
            readonly evenIfKnown?: boolean;
        };
        /** @description Empty if there is none. */
        readonly OptionalEmail: string | "";
        readonly NewPatient: {
            readonly firstName: components["schemas"]["PersonName"];
            readonly lastName: components["schemas"]["PersonName"];
            readonly birthDate: components["schemas"]["BirthDate"];
            readonly emailAddress: components["schemas"]["OptionalEmail"];
            /** @description Ten digits. Other characters are ignored. */
            readonly phoneNumber: string;
            readonly address: {
                readonly city: components["schemas"]["Text"];
                readonly line1: components["schemas"]["Text"];
                readonly line2?: components["schemas"]["Text"];
                readonly state: components["schemas"]["StateCode"];
                readonly zipCode: components["schemas"]["ZipCode"];
            };
            /** @description Confirms that this is another person with the same name and birth date. */
            readonly evenIfKnown?: boolean;
        };
        readonly RegisteredPatient: {
            readonly memberId: components["schemas"]["Id"];
        };
        readonly PlanPurchase: {
            readonly offeredPlanId: components["schemas"]["Id"];
            readonly coverageLevelId: components["schemas"]["Id"];
            readonly billing: components["schemas"]["SaleBilling"];
            readonly paymentAccountId?: components["schemas"]["SaleAccountId"];
            readonly officePayment?: components["schemas"]["SaleOfficePayment"];
            readonly termsVersion: number;
            readonly dueNow: components["schemas"]["SaleAmount"];
            readonly startDate?: components["schemas"]["SaleStartDate"];
            /** @description Family members on a new plan, sold in the same sale. */
            readonly dependents?: readonly components["schemas"]["NewMember"][];
            readonly autoRenew?: components["schemas"]["SaleAutoRenew"];
        };
        readonly PlanRenewal: {
            readonly offeredPlanId: components["schemas"]["Id"];
            readonly coverageLevelId: components["schemas"]["Id"];
            readonly billing: components["schemas"]["SaleBilling"];
            readonly paymentAccountId?: components["schemas"]["SaleAccountId"];
            readonly officePayment?: components["schemas"]["SaleOfficePayment"];
            readonly termsVersion: number;
            readonly dueNow: components["schemas"]["SaleAmount"];
            readonly startDate?: components["schemas"]["SaleStartDate"];
            readonly autoRenew?: components["schemas"]["SaleAutoRenew"];
        };
        /**
         * @description The first day that the user saw. If the plan would begin on another day, the response is 409 and nothing is
         *     charged.
         */
        readonly SaleStartDate: components["schemas"]["CalendarDate"];
        /** @description Required without `officePayment` if anything is charged, now or later, or if `autoRenew` is true. */
        readonly SaleAccountId: components["schemas"]["Id"];
        /**
         * @description Cash or a check that the office received for what is due now, instead of `paymentAccountId`. Nothing is charged
         *     now. Later payments, monthly or automatic, are charged to the subscriber's account for auto-renewal, or to the
         *     practice's if it pays for the plan. A sale that is sent again with its key may omit the note.
         */
        readonly SaleOfficePayment: {
            readonly method: components["schemas"]["OfficeMethod"];
            /** @description Required for a check, rejected for cash. */
            readonly checkNumber?: components["schemas"]["CheckNumber"];
            readonly note?: components["schemas"]["PaymentNote"];
        };
        /**
         * @description If true, an account of the subscriber becomes their renewal account. If omitted, a renewal keeps the plan's
         *     setting and the renewal account doesn't change.
         */
        readonly SaleAutoRenew: boolean;
        readonly PlanMemberSale: {
            readonly newMember: components["schemas"]["NewMember"];
            readonly paymentAccountId?: components["schemas"]["SaleAccountId"];
            readonly officePayment?: components["schemas"]["SaleOfficePayment"];
            readonly termsVersion: number;
            readonly dueNow: components["schemas"]["SaleAmount"];
        };
        readonly SaleResult: {
            /** @enum {string} */
            readonly state: "Sold" | "Pending";
            /** @description Null while the sale is pending. */
            readonly planId: string | null;
            /** @description Also null if nothing was charged. */
            readonly transactionId: string | null;
            /** @description The people on the plan, subscriber first. */
            readonly members: readonly {
                readonly memberId: components["schemas"]["Id"];
                readonly name: string;
                readonly birthDate: components["schemas"]["CalendarDate"];
                /** @enum {string} */
                readonly relationship: "Self" | "Dependent";
            }[];
        };
        readonly PatientNote: {
            readonly noteId: components["schemas"]["Id"];
            readonly text: string;
            readonly isAlert: boolean;
            readonly author: string;
            readonly addedAt: components["schemas"]["Instant"];
        };
        readonly PatientNotes: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PatientNote"][];
        };
        readonly NewPatientNote: {
            readonly text: components["schemas"]["Text"];
            readonly isAlert: boolean;
        };
        readonly PatientActivityEntry: {
            /** @enum {string} */
            readonly activity: "patientEdited" | "noteAdded" | "noteRemoved" | "paymentMethodAdded" | "paymentMethodChanged" | "paymentMethodRemoved" | "paymentSubmitted" | "paymentRecorded" | "refundSubmitted" | "voidSubmitted" | "reminderEmailed" | "purchaseSubmitted" | "renewalSubmitted" | "newMemberSubmitted" | "receiptPreferenceChanged" | "receiptEmailed" | "statementEmailed" | "memberRemoved" | "autoRenewChanged" | "autoRenewTurnedOn" | "autoRenewTurnedOff" | "planCanceled" | "benefitUsed" | "benefitUndone" | "benefitResent" | "benefitAnswered" | "benefitConfirmed" | "benefitDenied";
            /** @description Null if the patient responded. */
            readonly by: string | null;
            readonly at: components["schemas"]["Instant"];
            /** @description The benefit that was used or that the patient was asked about. */
            readonly benefit?: string;
            /** @description The member who was removed from the plan. */
            readonly member?: string;
            /** @description The plan that was sold, or that was changed. */
            readonly plan?: string;
            /** @description The amount of the payment, refund, void or sale, or the amount due. */
            readonly amount?: components["schemas"]["Dollars"];
            readonly method?: components["schemas"]["OfficeMethod"];
            /**
             * @description The outcome of the payment, refund, void or sale. `paid` if the bank accepted it.
             * @enum {string}
             */
            readonly outcome?: "paid" | "pending" | "declined";
        };
        readonly PatientActivity: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PatientActivityEntry"][];
        };
        /** @description Dollars with at most two decimals. */
        readonly Dollars: number;
        readonly Percent: number;
        /** Format: date */
        readonly CalendarDate: string;
        /**
         * Format: date
         * @description In 1900 or later.
         */
        readonly BirthDate: string;
        /** Format: date-time */
        readonly Instant: string;
        readonly Year: number;
        /** @description Two letters, such as `OH`. */
        readonly StateCode: string;
        /** @description One line without control characters; empty or not blank. */
        readonly Text: string;
        /** @description Empty means any. */
        readonly FilterText: string;
        /** @description The total number of records and pages. */
        readonly ListInfo: {
            readonly records: number;
            readonly pages: number;
        };
        readonly ErrorAnswer: {
            readonly status: number;
            readonly reason: string;
            readonly code: components["schemas"]["ErrorCode"];
            readonly message: string;
            /** @description The first 20 invalid fields, each once. */
            readonly validationErrors?: readonly components["schemas"]["ValidationError"][];
            /** @description The stored records that another user changed after the caller read them. */
            readonly current?: readonly components["schemas"]["StoredRecord"][];
        };
        readonly StoredRecord: components["schemas"]["GoalRecord"] | components["schemas"]["AdaCode"] | components["schemas"]["PlanFee"] | components["schemas"]["PracticeSettings"] | components["schemas"]["DayClose"] | components["schemas"]["Member"] | components["schemas"]["StaffMember"] | components["schemas"]["SavedViews"];
        /**
         * @description Why the request was rejected. Clients act on the code and show the message, whose wording may change.
         *
         *     - `invalidRequest` 400: a parameter or field violates the contract; `validationErrors` lists each one.
         *     - `malformedRequest` 400: the request is not valid HTTP or JSON.
         *     - `unauthorized` 401: no bearer token, or one that has expired or been revoked.
         *     - `invalidCredentials` 401: unknown user, wrong password or locked account.
         *     - `sessionEnded` 401: the refresh token is unknown, or its session has ended.
         *     - `forbidden` 403: the caller lacks the right.
         *     - `notFound` 404: the record does not exist, or the caller may not see it.
         *     - `methodNotAllowed` 405: the path does not support the method.
         *     - `requestTimeout` 408: the request did not arrive in time.
         *     - `bodyTooLarge` 413: the body exceeds the limit.
         *     - `addressTooLong` 414: the URL exceeds the limit.
         *     - `unsupportedMediaType` 415: the body is not JSON.
         *     - `unknownHost` 421: the server does not serve the requested host.
         *     - `headersTooLarge` 431: the headers are too large or too many.
         *     - `tooManyRequests` 429: too many requests from the IP address.
         *     - `tooManyAttempts` 429: too many wrong passwords.
         *     - `tooManyEmails` 429: too many emails or reports from the user, or emails to the address.
         *     - `tooManyConnections` 429: too many live connections of the user.
         *     - `serverError` 500: the server failed.
         *     - `notImplemented` 501: the operation is not implemented yet.
         *     - `unavailable` 503: the server is stopping or cannot reach its data.
         *     - `emailUnavailable` 503: the server is not set up to send email.
         *     - `supportEmailMissing` 503: the server has no `SUPPORT_EMAIL`, so nothing is sent.
         *     - `reportUnavailable` 503: Power BI issued no token for the report.
         *     - `otherPracticeContext` 409: the user started the request in a different practice than the one it would change.
         *     - `wrongPassword` 400: the current password is wrong.
         *     - `samePassword` 400: the new password equals the current one.
         *     - `weakPassword` 400: the new password is easy to guess.
         *     - `practiceSettingsChanged` 409: the settings were changed after the caller read them.
         *     - `logoChanged` 409: the logo was changed after the caller read it.
         *     - `logoRejected` 422: the file is not a PNG or JPEG, is damaged, or is too large.
         *     - `staffEmailTaken` 409: another user already signs in with the email.
         *     - `staffChanged` 409: the person was changed after the caller read the list.
         *     - `staffInactive` 409: the person is not active.
         *     - `lastManager` 409: the organization would have no active manager left.
         *     - `roleNotYours` 422: the role includes a right that the caller lacks.
         *     - `worksElsewhere` 422: the person also belongs to an organization that the caller does not belong to.
         *     - `memberChanged` 409: the patient was changed after the caller read the record.
         *     - `goalsChanged` 409: the goals were changed after the caller read them.
         *     - `goalMonthOver` 409: the month has ended, so its goal cannot change.
         *     - `savedViewsChanged` 409: the caller's saved views were changed after they were read.
         *     - `birthDateInFuture` 422: the birth date is in the future.
         *     - `emailRequired` 400: neither the patient nor the request has an email address; 409 for a resent benefit request.
         *     - `nothingPaid` 409: the transaction is pending or has failed, so it has no receipt.
         *     - `cardNumberSent` 400: a field contains a card number; send the token, or remove the number.
         *     - `invalidCard` 422: the hosted fields received an invalid card.
         *     - `cardDeclined` 422: the payment provider declined the card; the message is its reason.
         *     - `cardExpired` 422: the card has expired.
         *     - `accountExists` 409: the payment account has already been added.
         *     - `accountInactive` 409: the payment account is not active.
         *     - `accountInUse` 409: an auto-renewal or a later monthly payment uses the payment account.
         *     - `accountPaymentPending` 409: a payment from the account is pending.
         *     - `idempotencyKeyReused` 422: the Idempotency-Key belongs to another payment or benefit.
         *     - `duplicatePayment` 409: the same payment was taken less than 30 seconds ago.
         *     - `paymentPending` 409: a payment, a refund or a sale on the plan is pending.
         *     - `nothingDue` 422: nothing is due on the plan.
         *     - `amountTooHigh` 422: the amount is more than is due.
         *     - `notRefundable` 409: the payment is not paid, or is fully refunded.
         *     - `notVoidable` 409: the payment was made on another day, or is partly refunded.
         *     - `reversalPending` 409: a refund or a void of the payment is processing.
         *     - `duplicateRefund` 409: an identical refund was just made without an Idempotency-Key.
         *     - `refundDeclined` 422: the bank refused the refund or the void.
         *     - `dayCloseChanged` 409: the day or its payments changed after the caller read them.
         *     - `dayInFuture` 409: the day is in the future.
         *     - `subscriberRequired` 409: the subscriber cannot be removed from their own plan.
         *     - `planEnded` 409: the plan has ended.
         *     - `planInactive` 409: the plan is not active.
         *     - `noRenewalAccount` 409: no payment account is marked for auto-renewal.
         *     - `planFeeNotFound` 400: the plan or its coverage level is unknown.
         *     - `feeIncreasePlanned` 409: a fee increase is already planned.
         *     - `planFeeChanged` 409: the fee was changed after the caller read it.
         *     - `noFeeIncrease` 409: no fee increase is planned.
         *     - `feeNoticesSent` 409: the notices of the fee increase have been sent.
         *     - `invalidFeeIncrease` 422: the new fee or a date breaks a rule.
         *     - `benefitUsedUp` 409: the benefit is used up for the term of the plan.
         *     - `benefitDenied` 409: the patient has denied the benefit.
         *     - `benefitConfirmed` 409: the patient has already confirmed the benefit.
         *     - `codeNotCovered` 422: the plan does not cover the procedure code.
         *     - `invalidProcedureDate` 422: the procedure date is in the future or outside the term of the plan.
         *     - `procedureCodeExists` 409: the procedure code already exists.
         *     - `procedureCodeChanged` 409: the procedure code was changed after the caller read it.
         *     - `procedureCodeDeleted` 409: some of the procedure codes were deleted. `current` contains the others.
         *     - `procedureCodeInUse` 409: a plan's benefits use the procedure code.
         *     - `standardCodeProtected` 409: a standard code cannot be removed, and only its amount can change.
         *     - `codeFileRejected` 422: a line of the file is invalid; the message names it.
         *     - `invalidUcrAmount` 422: an amount would be negative, or more than a million dollars.
         *     - `otherSpecialty` 422: a procedure code belongs to another specialty.
         *     - `noMonthlyPayments` 422: the plan is paid annually.
         *     - `planRenewed` 409: the plan has already been renewed, its next term is paid, or its renewal is not paid yet.
         *     - `termsChanged` 409: the accepted terms are not the current version.
         *     - `priceChanged` 409: the price or the first day differs from what the user saw.
         *     - `patientKnown` 409: a patient has the same name and birth date.
         *     - `planHeld` 409: the patient already has this plan. Renew it.
         *     - `memberCovered` 409: a member of the family has an active plan.
         *     - `chargeReversed` 409: the sale was refused after the bank had charged. The charge was reversed.
         *     - `chargeKept` 409: the sale was refused after the bank had charged, and the bank declined to reverse the charge.
         *     - `memberAmbiguous` 409: several patients match the name and birth date of a family member.
         *     - `planNotSold` 422: the plan is not sold in the practice's state, or belongs to another marketplace.
         *     - `tooManyPeople` 422: the coverage level covers fewer people.
         *     - `dependentTooOld` 422: a dependent is too old for the coverage level.
         *     - `paymentAccountRequired` 422: the sale charges something, but has no payment account.
         * @enum {string}
         */
        readonly ErrorCode: "invalidRequest" | "malformedRequest" | "unauthorized" | "invalidCredentials" | "sessionEnded" | "forbidden" | "notFound" | "methodNotAllowed" | "requestTimeout" | "bodyTooLarge" | "addressTooLong" | "unsupportedMediaType" | "unknownHost" | "headersTooLarge" | "tooManyRequests" | "tooManyAttempts" | "tooManyEmails" | "tooManyConnections" | "serverError" | "notImplemented" | "unavailable" | "emailUnavailable" | "supportEmailMissing" | "reportUnavailable" | "otherPracticeContext" | "wrongPassword" | "samePassword" | "weakPassword" | "practiceSettingsChanged" | "logoChanged" | "logoRejected" | "staffEmailTaken" | "staffChanged" | "staffInactive" | "lastManager" | "roleNotYours" | "worksElsewhere" | "memberChanged" | "goalsChanged" | "goalMonthOver" | "savedViewsChanged" | "birthDateInFuture" | "emailRequired" | "nothingPaid" | "cardNumberSent" | "invalidCard" | "cardDeclined" | "cardExpired" | "accountExists" | "accountInactive" | "accountInUse" | "accountPaymentPending" | "idempotencyKeyReused" | "duplicatePayment" | "paymentPending" | "nothingDue" | "amountTooHigh" | "notRefundable" | "notVoidable" | "reversalPending" | "duplicateRefund" | "refundDeclined" | "dayCloseChanged" | "dayInFuture" | "subscriberRequired" | "planEnded" | "planInactive" | "noRenewalAccount" | "planFeeNotFound" | "feeIncreasePlanned" | "planFeeChanged" | "noFeeIncrease" | "feeNoticesSent" | "invalidFeeIncrease" | "benefitUsedUp" | "benefitDenied" | "benefitConfirmed" | "codeNotCovered" | "invalidProcedureDate" | "procedureCodeExists" | "procedureCodeChanged" | "procedureCodeDeleted" | "procedureCodeInUse" | "standardCodeProtected" | "codeFileRejected" | "invalidUcrAmount" | "otherSpecialty" | "noMonthlyPayments" | "planRenewed" | "termsChanged" | "priceChanged" | "patientKnown" | "planHeld" | "memberCovered" | "chargeReversed" | "chargeKept" | "memberAmbiguous" | "planNotSold" | "tooManyPeople" | "dependentTooOld" | "paymentAccountRequired";
        readonly ValidationError: {
            /** @description The path in the body, such as `address.zipCode`, or the parameter name. */
            readonly field: string;
            readonly message: string;
        };
        readonly Credentials: {
            readonly username: string;
            readonly password: string;
        };
        readonly AuthResult: {
            /**
             * @description A JWT that expires after 60 minutes. Its claims `idle_end` and `session_end`, in seconds since 1970, give
             *     the time when the session ends without user activity, and the latest time when it ends (an extension).
             */
            readonly accessToken: string;
            readonly refreshToken: string;
            /** @description Always 36000. Clients rely on the token's own expiry and on 401, not on this number. */
            readonly expiresIn: number;
        };
        readonly PasswordChange: {
            readonly currentPassword: string;
            readonly newPassword: string;
        };
        readonly RefreshToken: {
            readonly refreshToken: string;
        };
        /** @description The password exists only in development data. Responses never contain it. */
        readonly StaffUser: {
            readonly id: components["schemas"]["Id"];
            /** @description The full name. */
            readonly firstName: string;
            readonly email: string;
            readonly username: string;
            readonly phone: string;
            readonly locked: boolean;
            readonly organizations: readonly components["schemas"]["Organization"][];
            readonly roles: readonly components["schemas"]["Role"][];
            /** @description Permissions that the user has in addition to their roles. */
            readonly permissions: readonly components["schemas"]["Permission"][];
        };
        readonly StaffUserChange: {
            /** @description Stays if it is missing. */
            readonly name?: components["schemas"]["Text"];
            /** @description Stays if it is missing. */
            readonly phone?: components["schemas"]["StaffPhone"];
        };
        readonly PracticeSettings: {
            /** @description An IANA time zone name. */
            readonly timeZone: string;
            readonly telephoneNumber: string;
            readonly weekdayHours: string;
            /** @description Empty if there are none. */
            readonly weekendHours: string;
            readonly emailSupport: string;
            readonly address: string;
            readonly version: components["schemas"]["Version"];
        };
        readonly PracticeSettingsChange: {
            /** @enum {string} */
            readonly timeZone: "America/New_York" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Kentucky/Louisville" | "America/Chicago" | "America/Menominee" | "America/Denver" | "America/Boise" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "America/Adak" | "Pacific/Honolulu" | "America/Puerto_Rico" | "America/St_Thomas" | "Pacific/Guam" | "Pacific/Saipan" | "Pacific/Pago_Pago";
            readonly telephoneNumber: string;
            readonly weekdayHours: components["schemas"]["Text"];
            readonly weekendHours: components["schemas"]["Text"];
            readonly emailSupport: components["schemas"]["OptionalEmail"];
            readonly address: components["schemas"]["Text"];
            readonly version: components["schemas"]["Version"];
        };
        readonly CurrentLogo: {
            readonly logo: components["schemas"]["PracticeLogo"] | null;
        };
        readonly PracticeLogo: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly type: "image/png" | "image/jpeg";
            readonly image: components["schemas"]["ImageText"];
            /** @description Pixels. */
            readonly width: number;
            /** @description Pixels. */
            readonly height: number;
        };
        /** @description The image, Base64-encoded. */
        readonly ImageText: string;
        readonly NewLogo: {
            readonly image: components["schemas"]["ImageText"];
            /** @description The id of the logo that the caller saw, or null. */
            readonly replaces: components["schemas"]["Id"] | null;
        };
        readonly StaffMember: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly email: string;
            readonly phone: string;
            readonly isActive: boolean;
            /** @description The caller belongs to every organization of the person. */
            readonly isChangeable: boolean;
            readonly roles: readonly string[];
            /**
             * Format: date-time
             * @description Null if the person has never signed in.
             */
            readonly lastSignedInAt: string | null;
            readonly version: components["schemas"]["Version"];
        };
        readonly StaffMemberList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["StaffMember"][];
        };
        readonly RoleNames: readonly ("ViewerGeneral" | "ViewerWarning" | "ViewerUrgent" | "AdministratorPlanFees" | "AdministratorFeeManagement" | "AdministratorPaymentManagement" | "AdministratorGoalSettings" | "AdministratorADACodes" | "AdministratorCustomADACodes" | "EditorPlanFees" | "EditorADACodes")[];
        readonly NewStaffMember: {
            readonly name: components["schemas"]["Text"];
            /** Format: email */
            readonly email: string;
            readonly phone?: components["schemas"]["StaffPhone"];
            readonly roles: components["schemas"]["RoleNames"];
        };
        /** @description Ten digits, or empty. */
        readonly StaffPhone: string;
        readonly StaffMemberChange: {
            /** @description Stays if it is missing. */
            readonly name?: components["schemas"]["Text"];
            /** @description Stays if it is missing. */
            readonly phone?: components["schemas"]["StaffPhone"];
            /** @description Empty only for a person who has no roles. */
            readonly roles: components["schemas"]["RoleNames"];
            readonly isActive: boolean;
            readonly version: components["schemas"]["Version"];
        };
        readonly StaffUserList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["StaffUser"][];
        };
        readonly Organization: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly practices: readonly components["schemas"]["Practice"][];
        };
        readonly Practice: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly phone: string;
            /** @description Whole dollars per year. */
            readonly goal: number;
            readonly state: components["schemas"]["StateCode"];
            /** @description An IANA time zone name. Plan status, age, Today and the end-of-day close use it. */
            readonly timeZone: string;
        };
        readonly PracticeList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["Practice"][];
        };
        /** @enum {string} */
        readonly RoleName: "ViewerGeneral" | "ViewerWarning" | "ViewerUrgent" | "AdministratorPlanFees" | "AdministratorFeeManagement" | "AdministratorPaymentManagement" | "AdministratorGoalSettings" | "AdministratorADACodes" | "AdministratorCustomADACodes" | "EditorPlanFees" | "EditorADACodes";
        /** @enum {string} */
        readonly PermissionName: "ReadOnlyGeneralNotification" | "ReadOnlyWarningNotification" | "ReadOnlyUrgentNotification" | "GoalSettingsManagement" | "PaymentManagementManagement" | "ADACodesManagement" | "CustomADACodesManagement" | "ADACodesEditor" | "PlanFeesManagement" | "PlanFeesEditor";
        readonly Role: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["RoleName"];
            readonly permissions: readonly components["schemas"]["Permission"][];
        };
        readonly Permission: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["PermissionName"];
            /**
             * @description 12 goals, 13 ADA codes, 14 payment management, 15 plan fees, 16 notification.
             * @enum {integer}
             */
            readonly group: 12 | 13 | 14 | 15 | 16;
            /** @description Four bits, read, create, update, delete. 1000 read-only, 1010 editor, 1111 full management. */
            readonly level: string;
        };
        /** @description What widgets and frames receive. An organization has no state, so its practice's state is used. */
        readonly Session: {
            readonly organization: components["schemas"]["Place"];
            readonly practice: components["schemas"]["Place"];
            readonly user: components["schemas"]["StaffUser"];
        };
        readonly Place: {
            readonly id: components["schemas"]["Id"];
            readonly state: components["schemas"]["StateCode"];
        };
        readonly ReportTokenRequest: {
            readonly groupId: components["schemas"]["Id"];
            readonly reportId: components["schemas"]["Id"];
            /** @description The organization by which the report is filtered. */
            readonly organizationId?: components["schemas"]["Id"];
        };
        readonly ReportToken: {
            readonly token: string;
        };
        readonly ReportMonth: string;
        readonly WeeklyReport: {
            readonly isSubscribed: boolean;
        };
        readonly ReportToday: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly counts: {
                readonly endsSoon: components["schemas"]["PatientCount"];
                readonly pastDue: components["schemas"]["PatientCount"];
                readonly paymentFailed: components["schemas"]["PatientCount"];
                readonly cardExpires: components["schemas"]["PatientCount"];
                readonly benefitDenied: components["schemas"]["PatientCount"];
            };
            readonly pastDueAmount: components["schemas"]["Dollars"];
            /** @description The part of the past-due amount that patients with a failed payment owe. */
            readonly failedAmount: components["schemas"]["Dollars"];
            /**
             * @description What the automatic renewals of plans that end in the next 30 days charge of the plan fees, before tax: of a plan
             *     paid monthly, the first payment. Plans that have already been renewed are left out.
             */
            readonly renewalAmount: components["schemas"]["Dollars"];
            readonly goal: {
                readonly setting: components["schemas"]["Dollars"];
                readonly met: components["schemas"]["Dollars"];
                readonly expected: components["schemas"]["Dollars"];
            };
        };
        readonly ReportMembers: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly months: readonly components["schemas"]["ReportMemberMonth"][];
            readonly before: readonly components["schemas"]["ReportMemberMonth"][];
            /** @description Active members by the plan with the latest end. */
            readonly byPlan: readonly components["schemas"]["ReportNamedCount"][];
            /** @description Active members by age, in the groups 0–17, 18–34, 35–49, 50–64 and 65+. */
            readonly byAge: readonly components["schemas"]["ReportNamedCount"][];
        };
        readonly ReportMemberMonth: {
            readonly month: components["schemas"]["ReportMonth"];
            readonly active: components["schemas"]["PatientCount"];
            readonly added: components["schemas"]["PatientCount"];
            readonly renewed: components["schemas"]["PatientCount"];
            readonly lapsed: components["schemas"]["PatientCount"];
            readonly activeBefore: components["schemas"]["PatientCount"];
        };
        readonly ReportNamedCount: {
            readonly name: string;
            readonly count: components["schemas"]["PatientCount"];
        };
        readonly ReportNamedAmount: {
            readonly name: string;
            readonly amount: components["schemas"]["Dollars"];
            readonly count: components["schemas"]["PatientCount"];
        };
        readonly ReportRevenueMonth: {
            readonly month: components["schemas"]["ReportMonth"];
            readonly collected: components["schemas"]["Dollars"];
            readonly recurring: components["schemas"]["Dollars"];
            readonly refunded: components["schemas"]["Dollars"];
        };
        readonly ReportForecastMonth: {
            readonly month: components["schemas"]["ReportMonth"];
            readonly renewals: components["schemas"]["PatientCount"];
            readonly renewalFees: components["schemas"]["Dollars"];
            readonly installments: components["schemas"]["Dollars"];
        };
        readonly ReportRevenue: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly months: readonly components["schemas"]["ReportRevenueMonth"][];
            readonly before: readonly components["schemas"]["ReportRevenueMonth"][];
            readonly byStatus: readonly components["schemas"]["ReportNamedAmount"][];
            readonly byType: readonly components["schemas"]["ReportNamedAmount"][];
            /** @description By days late: 0–30, 31–60, 61–90 and 91+. The count is of payments due. */
            readonly pastDue: readonly components["schemas"]["ReportNamedAmount"][];
            /** @description The current month and the next eleven. */
            readonly forecast: readonly components["schemas"]["ReportForecastMonth"][];
        };
        readonly ReportGoalMonth: {
            readonly month: components["schemas"]["ReportMonth"];
            readonly goal: components["schemas"]["Dollars"];
            readonly met: components["schemas"]["Dollars"];
        };
        readonly ReportPractice: {
            readonly practiceId: components["schemas"]["Id"];
            readonly name: string;
            readonly active: components["schemas"]["PatientCount"];
            readonly added: components["schemas"]["PatientCount"];
            readonly renewed: components["schemas"]["PatientCount"];
            readonly lapsed: components["schemas"]["PatientCount"];
            readonly collected: components["schemas"]["Dollars"];
            readonly pastDueAmount: components["schemas"]["Dollars"];
            readonly goal: components["schemas"]["Dollars"];
            readonly met: components["schemas"]["Dollars"];
            readonly pace: components["schemas"]["Dollars"];
        };
        readonly ReportPractices: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly practices: readonly components["schemas"]["ReportPractice"][];
        };
        readonly ReportGoals: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly months: readonly components["schemas"]["ReportGoalMonth"][];
            readonly before: readonly components["schemas"]["ReportGoalMonth"][];
        };
        readonly Address: {
            readonly city: string;
            readonly line1: string;
            readonly line2: string;
            readonly state: string;
            readonly zipCode: string;
        };
        readonly EmailValue: {
            readonly value: string;
            /** @description Masked for display, such as `a***@example.test`. */
            readonly maskedValue: string;
        };
        /** @description Text, stored as received. */
        readonly MemberProperties: {
            /** @description The email address is verified when this is the text `true`. */
            readonly IsAddressVerified?: string;
        };
        /** @description A patient as received. Names, ids and text fields without a value are empty. */
        readonly Member: {
            readonly address: components["schemas"]["Address"];
            readonly birthDate: components["schemas"]["CalendarDate"];
            /** @description The name that the practice uses for its patients. */
            readonly branding?: string;
            readonly emailAddress: string | components["schemas"]["EmailValue"];
            readonly emailAddressInfo?: components["schemas"]["EmailValue"] | null;
            readonly externalPatientId?: string | null;
            readonly externalPatientSource?: string | null;
            readonly firstName: string;
            readonly lastName: string;
            readonly fullName?: string;
            readonly middleInitial?: string;
            readonly namePrefix?: string;
            readonly nameSuffix?: string;
            readonly imageUrl?: string;
            readonly phoneNumber: string;
            readonly subscriberIdentifier: string;
            readonly userId: components["schemas"]["Id"];
            readonly additionalProperties?: components["schemas"]["MemberProperties"];
            readonly version?: components["schemas"]["Version"];
            /**
             * @description The practice emails every receipt to this patient. Absent otherwise.
             * @constant
             */
            readonly emailsReceipts?: true;
            /** @description Notes that staff marked as alerts, newest first. Only in the detail of a patient. */
            readonly alerts?: readonly string[];
            /**
             * @description The patient's active payment account: the auto-renewal account, otherwise the card that expires last,
             *     otherwise a bank account. Null if there is none. Only in the detail of a patient.
             */
            readonly accountOnFile?: components["schemas"]["AccountOnFile"] | null;
        };
        readonly AccountOnFile: {
            /** @enum {string} */
            readonly accountType: "Credit Card" | "Debit Card" | "Bank Transfer";
            /** @description The card's brand; 0 if unknown. */
            readonly cardType: number;
            readonly lastFourCardDigits: string;
            /** @description Null for a bank account. */
            readonly expirationDate: components["schemas"]["CardExpiry"] | null;
            readonly isAutoRenewal: boolean;
        };
        /** @description A patient as the portal uses it. */
        readonly PortalMember: {
            readonly id: components["schemas"]["Id"];
            readonly firstName: string;
            readonly lastName: string;
            /** @description The full name, or the first and last names joined. */
            readonly name: string;
            /** @description Digits only. */
            readonly phone: string;
            readonly email: string;
            readonly birthDate: components["schemas"]["CalendarDate"];
            /** @description At least 18 years old today. */
            readonly adult: boolean;
            readonly address: components["schemas"]["Address"];
            /** @description The relationship to the plan is Self. */
            readonly primary: boolean;
            readonly emailVerified: boolean;
            readonly subscriberIdentifier: string;
            /** @default  */
            readonly externalPatientId: string;
            /** @default  */
            readonly externalPatientSource: string;
        };
        /** @enum {string} */
        readonly PlanStatus: "Active" | "Expired" | "Inactive" | "None";
        /** @enum {string} */
        readonly Relationship: "Self" | "Dependent";
        /** @enum {string} */
        readonly TemplateType: "Legacy" | "Ad-hoc";
        /** @description Text, stored as received. */
        readonly PlanProperties: {
            readonly templateType?: components["schemas"]["TemplateType"];
            /** @description Present if the plan is paid monthly. */
            readonly scheduleDate?: string;
            /** @description If this is the text `true`, the dependent is not a member of the plan. */
            readonly disabled?: string;
            readonly AddAdditionalMemberAmount?: string;
            /** @description The birthday on which the coverage level no longer covers this dependent. */
            readonly ownPlanFrom?: components["schemas"]["CalendarDate"];
            /** @description The day on which staff canceled the plan, the first day without benefits. */
            readonly canceledOn?: components["schemas"]["CalendarDate"];
            /** @description If this is the text `true`, the practice pays for the plan. */
            readonly paidByPractice?: string;
        };
        /** @description A member's plan as received. */
        readonly MemberPlan: {
            readonly autoRenew: boolean;
            readonly coverageLevel?: string;
            readonly coverageLevelId?: string;
            readonly dependents: readonly components["schemas"]["MemberAndPlan"][];
            /** @description For a dependent, the subscriber and the other dependents. */
            readonly otherMembers?: readonly components["schemas"]["MemberAndPlan"][];
            readonly memberId: components["schemas"]["Id"];
            readonly name: string;
            readonly planStartDate: components["schemas"]["CalendarDate"];
            readonly planEndDate: components["schemas"]["CalendarDate"];
            readonly planId: components["schemas"]["Id"];
            /** @description 0 None, 1 Active, 2 Expired, or the text itself. Any other value counts as None. */
            readonly planStatus: number | string;
            readonly properties: components["schemas"]["PlanProperties"];
            readonly relationship: components["schemas"]["Relationship"];
            readonly subscriberIdentifier?: string;
            readonly addAdditionalMemberAmount?: components["schemas"]["Dollars"];
        };
        readonly MemberAndPlan: {
            readonly member: components["schemas"]["Member"];
            readonly plan: components["schemas"]["MemberPlan"];
        };
        /** @description A plan as the portal uses it. */
        readonly PortalPlan: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly status: components["schemas"]["PlanStatus"];
            /** @description Whole calendar days from today to the plan's end. Negative after it. */
            readonly expiresIn: number;
            readonly autoRenew: boolean;
            /** @default 0 */
            readonly amountDue: components["schemas"]["Dollars"];
            readonly addAdditionalMemberAmount: components["schemas"]["Dollars"];
            readonly type: components["schemas"]["TemplateType"];
            readonly members: readonly components["schemas"]["PortalMember"][];
            /** @enum {string} */
            readonly subscription: "monthly" | "annual";
        };
        readonly PatientSummary: {
            readonly activePlans: readonly components["schemas"]["MemberAndPlan"][];
            readonly futurePlans: readonly components["schemas"]["MemberAndPlan"][];
            readonly expiredPlans: readonly components["schemas"]["MemberAndPlan"][];
        };
        readonly OutstandingPayment: {
            readonly amountDue: components["schemas"]["Dollars"];
            /** @description The oldest payment that is due; absent if nothing is due. */
            readonly oldestDue?: {
                readonly dueDate: components["schemas"]["CalendarDate"];
                /** @enum {string} */
                readonly paymentType: "New" | "Subscription" | "Upgrade";
                /** @description Absent if nothing of it is paid, or every payment is fully refunded. */
                readonly partlyPaid?: boolean;
            };
            /** @description What is due on the member's other plans and terms; absent if nothing is due on them. */
            readonly otherPlans?: readonly {
                readonly planId: components["schemas"]["Id"];
                readonly amountDue: components["schemas"]["Dollars"];
            }[];
        };
        /**
         * @description A row of the patient search. A patient without a plan has an empty planType and planName. planName is the plan
         *     that ends last; inactive plans only count if there is no other.
         */
        readonly PatientRow: {
            readonly dateOfBirth: components["schemas"]["CalendarDate"];
            readonly emailAddress: string;
            readonly memberId: components["schemas"]["Id"];
            readonly name: string;
            readonly lastName: string;
            readonly pastDue: components["schemas"]["Dollars"];
            readonly patientId: components["schemas"]["Id"];
            readonly planType: string;
            readonly status: components["schemas"]["PlanStatus"];
            readonly subscriberIdentifier: string;
            readonly phoneNumber: string;
            readonly planName: string;
            /** @description Only in the view `renewals`. */
            readonly needs?: readonly ("renewal" | "card")[];
        };
        readonly PatientSearchResult: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PatientRow"][];
            /** @description No patient has the name in `Text`, so the results have similar names. */
            readonly isSimilar?: boolean;
        };
        /**
         * @description A view of the patient list. See `getPatientViews`.
         * @enum {string}
         */
        readonly PatientView: "all" | "pastDue" | "endsSoon" | "renewals" | "cardExpires" | "noCard" | "noPlan" | "paymentFailed" | "benefitDenied";
        readonly PatientViews: {
            readonly counts: components["schemas"]["PatientViewCounts"];
            readonly planNames: readonly string[];
        };
        readonly PatientViewCounts: {
            readonly all: components["schemas"]["PatientCount"];
            readonly pastDue: components["schemas"]["PatientCount"];
            readonly endsSoon: components["schemas"]["PatientCount"];
            readonly renewals: components["schemas"]["PatientCount"];
            readonly cardExpires: components["schemas"]["PatientCount"];
            readonly noCard: components["schemas"]["PatientCount"];
            readonly noPlan: components["schemas"]["PatientCount"];
            readonly paymentFailed: components["schemas"]["PatientCount"];
            readonly benefitDenied: components["schemas"]["PatientCount"];
        };
        readonly ReminderRequest: {
            readonly memberIds: readonly components["schemas"]["Id"][];
            readonly key: components["schemas"]["IdempotencyKey"];
            readonly preview: boolean;
        };
        readonly Reminders: {
            readonly reminded: readonly components["schemas"]["Reminded"][];
            readonly skipped: readonly components["schemas"]["NotReminded"][];
        };
        readonly Reminded: {
            readonly memberId: components["schemas"]["Id"];
            readonly name: string;
            readonly amountDue: components["schemas"]["Dollars"];
        };
        readonly NotReminded: {
            readonly memberId: components["schemas"]["Id"];
            readonly name: string;
            readonly amountDue: components["schemas"]["Dollars"];
            /** @enum {string} */
            readonly reason: "nothingDue" | "noEmail" | "remindedRecently" | "tooManyEmails";
            /** @description The day of the last reminder in the practice's time zone, with the reason remindedRecently. */
            readonly remindedOn?: components["schemas"]["CalendarDate"];
        };
        /** @description A named view of the patient list with its filters and sort order. */
        readonly SavedView: {
            readonly name: string;
            readonly view: components["schemas"]["PatientView"];
            readonly sortField: components["schemas"]["PatientSortField"];
            /** @enum {string} */
            readonly sortOrder: "asc" | "desc";
            readonly status?: components["schemas"]["PlanStatus"];
            readonly planName?: components["schemas"]["FilterText"];
            readonly pastDue?: boolean;
            readonly endsWithin?: number;
            readonly hasCard?: boolean;
            readonly emailVerified?: boolean;
        };
        readonly SavedViews: {
            readonly version: number;
            readonly views: readonly components["schemas"]["SavedView"][];
        };
        /**
         * @description `planName` is an extension.
         * @enum {string}
         */
        readonly PatientSortField: "name" | "lastName" | "dateOfBirth" | "emailAddress" | "memberId" | "patientId" | "subscriberIdentifier" | "pastDue" | "planType" | "status" | "planName";
        readonly PatientCount: number;
        /** @description The fields that distinguish one patient from another. */
        readonly RecentPatient: {
            readonly memberId: components["schemas"]["Id"];
            readonly name: string;
            readonly dateOfBirth: components["schemas"]["CalendarDate"];
        };
        readonly RecentPatients: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["RecentPatient"][];
        };
        readonly MemberChange: {
            readonly firstName?: components["schemas"]["PersonName"];
            readonly lastName?: components["schemas"]["PersonName"];
            readonly middleInitial?: string;
            readonly namePrefix?: string;
            readonly nameSuffix?: string;
            readonly birthDate?: components["schemas"]["BirthDate"];
            readonly emailAddress?: components["schemas"]["OptionalEmail"];
            /** @description Ten digits. Other characters are ignored. */
            readonly phoneNumber?: string;
            readonly version?: components["schemas"]["Version"];
            readonly address?: {
                readonly city: components["schemas"]["Text"];
                readonly line1: components["schemas"]["Text"];
                readonly line2?: components["schemas"]["Text"];
                readonly state: components["schemas"]["StateCode"];
                readonly zipCode: components["schemas"]["ZipCode"];
            };
        };
        /** @description At least three characters, not counting spaces at the ends. */
        readonly PersonName: string;
        /** @description Increases with each change of the record. */
        readonly Version: number;
        readonly ZipCode: string;
        /** @description Confirms that the operation is done. Its `x-messages` gives the text. */
        readonly Message: {
            readonly message: string;
        };
        readonly StatementRequest: {
            /** Format: email */
            readonly emailAddress?: string;
            readonly planId?: components["schemas"]["Id"];
        };
        readonly ReceiptAddress: {
            readonly address: string;
            readonly token: string;
        };
        readonly ReceiptEmail: {
            /** Format: email */
            readonly emailAddress: string;
        };
        readonly AutoRenewChange: {
            readonly enable: boolean;
        };
        readonly AutoRenewState: {
            readonly planId: components["schemas"]["Id"];
            readonly autoRenew: boolean;
        };
        /** @enum {string} */
        readonly AccountType: "Credit Card" | "Debit Card" | "Bank Transfer";
        /** @enum {string} */
        readonly AccountStatus: "Active" | "Inactive";
        /** @description MM/YY. */
        readonly CardExpiry: string;
        readonly PaymentAccount: {
            readonly accountType: components["schemas"]["AccountType"];
            readonly accountStatus: components["schemas"]["AccountStatus"];
            /** @description The card's brand; 0 if there is none. */
            readonly cardType: number;
            readonly displayName: string;
            /** @description Null for a bank account. */
            readonly expirationDate: components["schemas"]["CardExpiry"] | null;
            readonly id: components["schemas"]["Id"];
            readonly isActive: boolean;
            readonly isAutoRenewal: boolean;
            readonly isFsa: boolean;
            readonly isHsa: boolean;
            /** @description The account's id with the payment provider. */
            readonly itemId: string;
            readonly lastFourCardDigits: string;
            /** @description Null for an account of the practice. */
            readonly memberId: components["schemas"]["Id"] | null;
            readonly name: string;
            readonly practiceId: components["schemas"]["Id"];
            readonly zipCode: string;
        };
        readonly PaymentAccountList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PaymentAccount"][];
        };
        readonly NewPaymentAccountFields: {
            /** @description The token from the hosted card fields, never a card number. */
            readonly token: string;
            readonly accountType: components["schemas"]["AccountType"];
            readonly name: string;
            readonly zipCode: components["schemas"]["ZipCode"];
            readonly expirationDate?: components["schemas"]["CardExpiry"];
            readonly displayName?: components["schemas"]["Text"];
            readonly isAutoRenewal?: boolean;
            readonly isFsa?: boolean;
            readonly isHsa?: boolean;
        };
        readonly NewPaymentAccount: components["schemas"]["NewPaymentAccountFields"];
        readonly NewCreditAccount: {
            readonly replaces?: components["schemas"]["ReplacedAccount"];
        } & components["schemas"]["NewPaymentAccountFields"];
        readonly ReplacedAccount: {
            readonly paymentAccountId: components["schemas"]["Id"];
            readonly reason: components["schemas"]["ReversalReason"];
        };
        /** @description A card is an FSA card, an HSA card or neither. Setting one clears the other. */
        readonly PaymentAccountChange: {
            readonly displayName?: components["schemas"]["Text"];
            readonly name?: string;
            readonly zipCode?: components["schemas"]["ZipCode"];
            readonly expirationDate?: components["schemas"]["CardExpiry"];
            readonly isActive?: boolean;
            readonly isAutoRenewal?: boolean;
            readonly isFsa?: boolean;
            readonly isHsa?: boolean;
        };
        readonly AccountRemoval: {
            readonly reason: components["schemas"]["ReversalReason"];
        };
        /** @description The number of times that the day was closed or reopened. */
        readonly DayVersion: number;
        readonly CashAmount: number;
        readonly DayTotal: {
            /**
             * @description The payment method (Cash, Check, an account type, or Removed account), or the full name of the user who took
             *     the payment, with the user name if several users have that name; empty for automatic payments.
             */
            readonly name: string;
            readonly payments: number;
            readonly paid: components["schemas"]["Dollars"];
            readonly refunds: number;
            readonly refunded: components["schemas"]["Dollars"];
            readonly net: components["schemas"]["Dollars"];
        };
        readonly DayCloseFacts: {
            readonly id: components["schemas"]["Id"];
            readonly day: components["schemas"]["CalendarDate"];
            /** @description The user who closed the day; empty if unknown. */
            readonly closedBy: string;
            readonly closedAt: components["schemas"]["Instant"];
            readonly startingCash: components["schemas"]["Dollars"];
            /** @description The total cash in the drawer. */
            readonly countedCash: components["schemas"]["Dollars"];
            /** @description Starting cash plus cash payments, less cash refunds. */
            readonly expectedCash: components["schemas"]["Dollars"];
            /** @description The counted cash less the expected cash. */
            readonly difference: components["schemas"]["Dollars"];
            /** @description Why the drawer was over or short; empty without a note. */
            readonly note: string;
            readonly net: components["schemas"]["Dollars"];
            readonly reopenedBy: string | null;
            /** Format: date-time */
            readonly reopenedAt: string | null;
            readonly reopenReason: string | null;
        };
        readonly DayClose: {
            readonly day: components["schemas"]["CalendarDate"];
            readonly version: components["schemas"]["DayVersion"];
            /** @description Changes whenever the figures change. */
            readonly digest: string;
            readonly total: components["schemas"]["DayTotal"];
            readonly byType: readonly components["schemas"]["DayTotal"][];
            readonly byUser: readonly components["schemas"]["DayTotal"][];
            /** @description Payments of the day whose outcome the bank has not reported. The totals leave them out. */
            readonly pending: components["schemas"]["Dollars"];
            /** @description From the latest close of this or an earlier day. Null before the first close. */
            readonly startingCash: components["schemas"]["Dollars"] | null;
            /** @description Null while the day is open. */
            readonly close: components["schemas"]["DayCloseFacts"] | null;
            /** @description Whether payments of the day have changed since its close. */
            readonly changed: boolean;
        };
        readonly DayCloseList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["DayCloseFacts"][];
        };
        readonly DayCount: {
            readonly version: components["schemas"]["DayVersion"];
            /** @description The fingerprint of the figures that the caller read. */
            readonly digest: string;
            readonly startingCash: components["schemas"]["CashAmount"];
            readonly countedCash: components["schemas"]["CashAmount"];
            /** @description Why the drawer is over or short. */
            readonly note?: components["schemas"]["Text"];
        };
        readonly DayReopening: {
            readonly version: components["schemas"]["DayVersion"];
            readonly reason: components["schemas"]["ReversalReason"];
        };
        readonly ReversalReason: string;
        readonly VoidRequest: {
            readonly reason: components["schemas"]["ReversalReason"];
            /**
             * Format: email
             * @description The recipient of the receipt.
             */
            readonly emailAddress?: string;
        };
        readonly RefundRequest: {
            readonly amount: number;
            readonly reason: components["schemas"]["ReversalReason"];
            /**
             * Format: email
             * @description The recipient of the receipt.
             */
            readonly emailAddress?: string;
        };
        readonly PaymentRequest: {
            readonly paymentAccountId: components["schemas"]["Id"];
            readonly amount: number;
        };
        readonly ReceiptPreference: {
            readonly emailsReceipts: boolean;
        };
        /** @enum {string} */
        readonly OfficeMethod: "Cash" | "Check";
        /** @description Money that the office received. No account is charged. */
        readonly OfficePayment: {
            readonly method: components["schemas"]["OfficeMethod"];
            /** @description Null for cash. */
            readonly checkNumber: components["schemas"]["CheckNumber"] | null;
            readonly note: string | null;
        };
        readonly CheckNumber: string;
        readonly PaymentNote: string;
        readonly OfficePaymentRequest: {
            readonly method: components["schemas"]["OfficeMethod"];
            readonly amount: number;
            /** @description Required for a check, rejected for cash. */
            readonly checkNumber?: components["schemas"]["CheckNumber"];
            readonly note?: components["schemas"]["PaymentNote"];
        };
        readonly PaymentResult: {
            readonly transactionId: components["schemas"]["Id"];
            readonly receiptUrl: string;
            /** @description When the outcome was stored; null while the payment is pending. */
            readonly paidAt: components["schemas"]["Instant"] | null;
            readonly paymentType: components["schemas"]["PaymentType"];
            /** @description The card's brand; 0 if there is none, or if the account was removed. */
            readonly cardType: number;
            /** @description Empty for cash and checks. */
            readonly lastFour: string;
            /** @description Only for cash and checks. */
            readonly officePayment?: components["schemas"]["OfficePayment"];
            /** @description Where the receipt is sent automatically, if the patient gets every receipt by email. */
            readonly receiptEmailedTo?: string;
        };
        readonly PaymentState: {
            /** @enum {string} */
            readonly state: "Charged" | "Declined" | "Pending" | "NotReceived";
            /** @description Why it was declined. */
            readonly message: string | null;
            /** @description The payment, if it was charged. */
            readonly payment: components["schemas"]["PaymentResult"] | null;
        };
        readonly MonthlyTarget: {
            readonly setting: components["schemas"]["Dollars"];
            readonly met: components["schemas"]["Dollars"];
            /** @description Percent of the goal. Above 100 if the goal is exceeded. */
            readonly percent: number;
        };
        readonly GoalRecord: {
            readonly organizationId: components["schemas"]["Id"];
            readonly practiceId: components["schemas"]["Id"];
            readonly year: components["schemas"]["Year"];
            readonly monthlyTargets: components["schemas"]["MonthlyTargets"];
            /** @description Increases with each change; 0 if the goals were never saved. */
            readonly version: number;
            /** @description The user who last saved the goals. */
            readonly changedBy: string | null;
        };
        readonly MonthlyTargets: {
            readonly january: components["schemas"]["MonthlyTarget"];
            readonly february: components["schemas"]["MonthlyTarget"];
            readonly march: components["schemas"]["MonthlyTarget"];
            readonly april: components["schemas"]["MonthlyTarget"];
            readonly may: components["schemas"]["MonthlyTarget"];
            readonly june: components["schemas"]["MonthlyTarget"];
            readonly july: components["schemas"]["MonthlyTarget"];
            readonly august: components["schemas"]["MonthlyTarget"];
            readonly september: components["schemas"]["MonthlyTarget"];
            readonly october: components["schemas"]["MonthlyTarget"];
            readonly november: components["schemas"]["MonthlyTarget"];
            readonly december: components["schemas"]["MonthlyTarget"];
        };
        readonly OrganizationGoals: {
            readonly organizationId: components["schemas"]["Id"];
            readonly year: components["schemas"]["Year"];
            readonly monthlyTargets: components["schemas"]["MonthlyTargets"];
            readonly practices: readonly {
                readonly practiceId: components["schemas"]["Id"];
                readonly name: string;
                readonly version: number;
                readonly total: components["schemas"]["MonthlyTarget"];
            }[];
        };
        readonly GoalsCopy: {
            readonly year: components["schemas"]["Year"];
            /** @description The version of the goals to copy. */
            readonly version: number;
            readonly practices: readonly {
                readonly practiceId: components["schemas"]["Id"];
                readonly version: number;
            }[];
        };
        readonly MonthlySetting: {
            readonly setting: number;
        };
        readonly GoalSettings: {
            readonly year: components["schemas"]["Year"];
            readonly version?: number;
            readonly monthlyTargets: {
                readonly january?: components["schemas"]["MonthlySetting"];
                readonly february?: components["schemas"]["MonthlySetting"];
                readonly march?: components["schemas"]["MonthlySetting"];
                readonly april?: components["schemas"]["MonthlySetting"];
                readonly may?: components["schemas"]["MonthlySetting"];
                readonly june?: components["schemas"]["MonthlySetting"];
                readonly july?: components["schemas"]["MonthlySetting"];
                readonly august?: components["schemas"]["MonthlySetting"];
                readonly september?: components["schemas"]["MonthlySetting"];
                readonly october?: components["schemas"]["MonthlySetting"];
                readonly november?: components["schemas"]["MonthlySetting"];
                readonly december?: components["schemas"]["MonthlySetting"];
            };
        };
        /**
         * @description 0 for a percentage increase, 1 for a fixed new fee.
         * @enum {integer}
         */
        readonly RateIncreaseType: 0 | 1;
        readonly CoverageLevel: {
            readonly coverageLevelId: components["schemas"]["Id"];
            readonly coverageLevelName: string;
            readonly currentFee: components["schemas"]["Dollars"];
            /** @description Null if no percentage increase is planned. */
            readonly percentageIncrease: components["schemas"]["Percent"] | null;
            /** @description Null if no increase is planned. */
            readonly newFee: components["schemas"]["Dollars"] | null;
            /** @description Null if no increase is planned. */
            readonly communicationSendDate: components["schemas"]["CalendarDate"] | null;
            /** @description Null if no increase is planned. */
            readonly effectiveDate: components["schemas"]["CalendarDate"] | null;
            readonly isSubscriptionPlan: boolean;
            readonly enrollementFee: components["schemas"]["Dollars"];
            readonly monthlyPaymentAmount: components["schemas"]["Dollars"];
            readonly isWFRecurringSharePercentage: boolean;
            readonly wfRecurringShare: number;
            readonly rateIncreaseType: components["schemas"]["RateIncreaseType"];
            /** @description Whether the members have been notified of the planned increase. */
            readonly noticesSent: boolean;
            readonly version: components["schemas"]["FeeVersion"];
        };
        /** @description Increases with each change of the level's fee. */
        readonly FeeVersion: number;
        /**
         * @description How many days before the new fee takes effect the notices are sent.
         * @enum {integer}
         */
        readonly NoticeDays: 60 | 90;
        readonly PlanFee: {
            readonly planId: components["schemas"]["Id"];
            readonly planName: string;
            readonly coverageLevels: readonly components["schemas"]["CoverageLevel"][];
            readonly noticeDays: components["schemas"]["NoticeDays"];
        };
        readonly PlanFeeList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PlanFee"][];
        };
        readonly PlanFeeDetail: {
            readonly planId: components["schemas"]["Id"];
            readonly planName: string;
            readonly coverageLevels: readonly components["schemas"]["CoverageLevel"][];
            readonly noticeDays: components["schemas"]["NoticeDays"];
            readonly history: readonly components["schemas"]["PlanFeeEvent"][];
        };
        readonly PlanFeeEvent: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly kind: "scheduled" | "edited" | "canceled" | "postponed" | "noticesSent";
            readonly at: components["schemas"]["Instant"];
            /** @description The user's name. Null if the portal made the change, or if the user is unknown. */
            readonly by: string | null;
            readonly coverageLevelName: string;
            readonly newFee: components["schemas"]["Dollars"];
            readonly communicationSendDate: components["schemas"]["CalendarDate"];
            readonly effectiveDate: components["schemas"]["CalendarDate"];
            /** @description The number of notices sent. Null for other events. */
            readonly emails: number | null;
        };
        /** @description `rateIncreaseType` determines whether the percentage or the new fee is required. */
        readonly PlanFeeIncreases: {
            readonly levels: readonly {
                readonly planId: components["schemas"]["Id"];
                readonly coverageLevelId: components["schemas"]["Id"];
                readonly version: components["schemas"]["FeeVersion"];
            }[];
            readonly rateIncreaseType: components["schemas"]["RateIncreaseType"];
            readonly percentageIncrease?: number;
            readonly newFee?: number;
            readonly noticeDays: components["schemas"]["NoticeDays"];
            readonly effectiveDate: components["schemas"]["CalendarDate"];
            /** @description Only for a preview of a change to increases that are already scheduled. */
            readonly replaces?: boolean;
        };
        readonly FeeEffect: {
            /** @description Plans sold and active today, or whose renewed term waits for its payment. */
            readonly plans: number;
            /** @description The people on those plans. */
            readonly members: number;
            /** @description The number of plans whose subscriber pays for them, and has no email address for the notice. */
            readonly withoutEmail: number;
            /** @description The number of plans. */
            readonly autoRenewing: number;
            /** @description Plans that renew at the current fee, from the day of the notice until the new fee takes effect. */
            readonly renewalsBefore: number;
            /** @description The added annual revenue from plans with automatic renewal, before tax. */
            readonly yearlyDifference: components["schemas"]["Dollars"];
        };
        readonly PlanFeePreview: {
            readonly communicationSendDate: components["schemas"]["CalendarDate"];
            readonly effectiveDate: components["schemas"]["CalendarDate"];
            readonly levels: readonly {
                readonly planId: components["schemas"]["Id"];
                readonly planName: string;
                readonly coverageLevelId: components["schemas"]["Id"];
                readonly coverageLevelName: string;
                readonly currentFee: components["schemas"]["Dollars"];
                readonly newFee: components["schemas"]["Dollars"];
                readonly effect: components["schemas"]["FeeEffect"];
            }[];
            readonly total: components["schemas"]["FeeEffect"];
            /** @description The subscribers who have no email address, by level and name. The staff notify them. */
            readonly notEmailed: readonly {
                readonly memberId: string;
                readonly name: string;
            }[];
            /** @description The email to the members of the first level. */
            readonly notice: {
                readonly subject: string;
                readonly text: string;
            };
        };
        /** @description `rateIncreaseType` determines whether the percentage or the new fee is required. */
        readonly PlanFeeChange: {
            readonly coverageLevelId: components["schemas"]["Id"];
            readonly rateIncreaseType: components["schemas"]["RateIncreaseType"];
            readonly percentageIncrease?: number;
            readonly newFee?: number;
            readonly communicationSendDate: components["schemas"]["CalendarDate"];
            readonly effectiveDate: components["schemas"]["CalendarDate"];
            readonly version?: components["schemas"]["FeeVersion"];
        };
        readonly BenefitCode: {
            readonly cdtCode: string;
            readonly descriptionOfCdtCodes: string;
        };
        readonly PracticeProcedures: {
            readonly procedures: readonly {
                readonly cdtCode: string;
                readonly descriptionOfCdtCodes: string;
                readonly category: string;
                /** @description The price without a plan. */
                readonly ucrAmount: components["schemas"]["Dollars"];
            }[];
        };
        readonly BenefitCodeGroup: {
            readonly codes: readonly components["schemas"]["BenefitCode"][];
            /** @description Uses per term; 0 means that the plan sets no limit. */
            readonly limit: number;
            readonly previousProceduresDates: readonly components["schemas"]["CalendarDate"][];
            readonly limitRemaining: number;
        };
        /** @enum {string} */
        readonly BenefitRequestStatus: "Requested" | "Confirmed" | "Denied";
        readonly BenefitExplanation: {
            readonly name: string;
            readonly codeGroups: readonly components["schemas"]["BenefitCodeGroup"][];
            /** @description Null until the patient has been asked. */
            readonly benefitRequestStatus: components["schemas"]["BenefitRequestStatus"] | null;
            readonly requestedAt: components["schemas"]["Instant"] | null;
            readonly notificationId: components["schemas"]["Id"] | null;
            readonly notification: string | null;
            /** @description False if the patient had no email, or the server sends none. Null until there is a request. */
            readonly emailed?: boolean | null;
        };
        readonly Discount: {
            readonly name: string;
            readonly percent: components["schemas"]["Percent"];
        };
        readonly BenefitSummary: {
            readonly planId: components["schemas"]["Id"];
            readonly planName: string;
            /** @description The member's first day in the plan's term. */
            readonly firstDay?: components["schemas"]["CalendarDate"];
            /** @description False if the server is not set up to send email, so patients aren't asked to confirm a use. */
            readonly emailsPatients?: boolean;
            readonly hasAnnualMaximums: boolean;
            readonly annualMaximum: components["schemas"]["Dollars"];
            readonly utilizedAnnualMaximum: components["schemas"]["Dollars"];
            readonly availableAnnualMaximum: components["schemas"]["Dollars"];
            /** @description The member's savings from the plan in this term. */
            readonly getAmount: components["schemas"]["Dollars"];
            readonly explanationOfBenefits: readonly components["schemas"]["BenefitExplanation"][];
            readonly discounts: readonly components["schemas"]["Discount"][];
            readonly hasEmployerContribution: boolean;
            readonly employerContribution: components["schemas"]["Dollars"];
            readonly memberContribution: components["schemas"]["Dollars"];
        };
        readonly BenefitUse: {
            readonly cdtCode: components["schemas"]["ProcedureCode"];
            readonly procedureDate: components["schemas"]["CalendarDate"];
        };
        readonly BenefitRequest: {
            readonly notificationId: components["schemas"]["Id"];
            readonly benefitRequestStatus: components["schemas"]["BenefitRequestStatus"];
            readonly requestedAt: components["schemas"]["Instant"];
        };
        readonly ProcedureCode: string;
        readonly MembershipCode: {
            readonly id: components["schemas"]["Id"];
            readonly adaCode: components["schemas"]["ProcedureCode"];
            readonly description: string;
            readonly ucrAmount: components["schemas"]["Dollars"];
            readonly isSelected: boolean;
        };
        /** @description Membership codes by specialty. */
        readonly MembershipCodes: {
            readonly speciality: string;
            readonly codes: readonly components["schemas"]["MembershipCode"][];
        };
        readonly MembershipCodeSelection: {
            readonly speciality: string;
            /** @description The complete new selection. */
            readonly codeIds: readonly components["schemas"]["Id"][];
        };
        /** @description An ADA procedure code. */
        readonly AdaCode: {
            readonly id: components["schemas"]["Id"];
            readonly adaCode: components["schemas"]["ProcedureCode"];
            readonly description: string;
            readonly ucrAmount: components["schemas"]["Dollars"];
            readonly specialtyName: string;
            readonly specialtyCode: string;
            readonly category: string;
            readonly isCustomCode: boolean;
            /** @description Increases with each change. */
            readonly version: components["schemas"]["RecordVersion"];
            /** @description The names of the plans whose benefits cover the code. */
            readonly plans: readonly string[];
            /** @description The median of the practice's codes in the category; null if the category has fewer than three codes. */
            readonly medianAmount: components["schemas"]["Dollars"] | null;
            /** @description The amount is at least three times the median of its category, or at most a third of it. */
            readonly isUnusual: boolean;
        };
        readonly RecordVersion: number;
        readonly AdaCodeGroups: {
            readonly specialties: readonly {
                readonly specialtyName: string;
                readonly specialtyCode: string;
            }[];
            readonly categories: readonly string[];
            readonly codes: number;
            readonly customCodes: number;
            readonly unusualCodes: number;
        };
        /** @description The fields of a code, and the version that the caller read. Without a version, the last change wins. */
        readonly AdaCodeChange: {
            readonly adaCode: components["schemas"]["ProcedureCode"];
            readonly description: components["schemas"]["CodeDescription"];
            readonly ucrAmount: components["schemas"]["UcrAmount"];
            readonly specialtyName: components["schemas"]["Text"];
            readonly specialtyCode: components["schemas"]["Text"];
            readonly category: components["schemas"]["Text"];
            readonly version?: components["schemas"]["RecordVersion"];
        };
        /** @description The new amounts of these codes, or a percentage. For example, 3.5 raises them by 3.5%, and -3.5 lowers them. */
        readonly UcrChange: {
            /** @enum {string} */
            readonly kind: "amount" | "percent";
            readonly value: number;
            readonly codes: readonly {
                readonly adaCodeId: components["schemas"]["Id"];
                readonly version: components["schemas"]["RecordVersion"];
                readonly ucrAmount?: components["schemas"]["UcrAmount"];
            }[];
        };
        /** @description UTF-8. The server checks each line. */
        readonly CsvText: string;
        readonly CodeFile: {
            readonly csv: components["schemas"]["CsvText"];
        };
        readonly CodeFingerprint: string;
        readonly CodeImport: {
            readonly csv: components["schemas"]["CsvText"];
            readonly fingerprint?: components["schemas"]["CodeFingerprint"];
            readonly deleteCodes: readonly components["schemas"]["Id"][];
        };
        readonly ImportedCodes: {
            readonly added: number;
            readonly changed: number;
            readonly unchanged: number;
            readonly deleted: number;
        };
        /** @enum {string} */
        readonly CodeImportKind: "new" | "changed" | "unchanged" | "missing" | "rejected";
        readonly CodeImportPreview: {
            readonly fingerprint: components["schemas"]["CodeFingerprint"];
            readonly counts: {
                readonly new: number;
                readonly changed: number;
                readonly unchanged: number;
                readonly missing: number;
                readonly rejected: number;
            };
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["CodeImportLine"][];
        };
        /** @description A line of the file, or a code that is not in the file. */
        readonly CodeImportLine: {
            readonly kind: components["schemas"]["CodeImportKind"];
            /** @description Null for a missing code. */
            readonly line: number | null;
            /** @description The version of the stored code. */
            readonly id: components["schemas"]["Id"] | null;
            readonly adaCode: string;
            readonly description: string;
            readonly ucrAmount: components["schemas"]["Dollars"] | null;
            readonly previousAmount: components["schemas"]["Dollars"] | null;
            /** @description The texts of a changed code that differ, with the names of their columns. */
            readonly changes: readonly {
                readonly column: string;
                readonly from: string;
                readonly to: string;
            }[];
            /** @description A plan uses the code, so it can't be deleted. */
            readonly isInUse: boolean;
            /** @description Why the line is rejected. */
            readonly reason: string;
        };
        readonly CodeDescription: string;
        readonly UcrAmount: number;
        /** @description What the user enters. The server sets `isCustomCode`. */
        readonly AdaCodeFields: {
            readonly adaCode: components["schemas"]["ProcedureCode"];
            readonly description: components["schemas"]["CodeDescription"];
            readonly ucrAmount: components["schemas"]["UcrAmount"];
            readonly specialtyName: components["schemas"]["Text"];
            readonly specialtyCode: components["schemas"]["Text"];
            readonly category: components["schemas"]["Text"];
        };
        readonly AdaCodeList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["AdaCode"][];
        };
        /** @enum {string} */
        readonly PaymentStatus: "Paid" | "Pending" | "Failed" | "Refunded";
        /** @enum {string} */
        readonly PaymentType: "Subscription" | "Refund" | "Upgrade" | "New" | "Credit Card" | "Debit Card" | "Bank Transfer";
        /** @description Fields that patient and practice transactions share; each of the two schemas is closed. */
        readonly TransactionFields: {
            readonly adminFeeCharge: components["schemas"]["Dollars"];
            readonly adminFeeRefund: components["schemas"]["Dollars"];
            readonly adminFeeSalesTaxCharge: components["schemas"]["Dollars"];
            readonly adminFeeSalesTaxRefund: components["schemas"]["Dollars"];
            readonly billingDescriptor: string;
            readonly charge: components["schemas"]["Dollars"];
            /** @description In the practice's time zone; null until the transaction is paid. */
            readonly datePaid: components["schemas"]["CalendarDate"] | null;
            readonly dueDate: components["schemas"]["CalendarDate"];
            readonly feeSalesTaxCharge: components["schemas"]["Dollars"];
            readonly feeSalesTaxRefund: components["schemas"]["Dollars"];
            readonly id: components["schemas"]["Id"];
            /** @description Empty for cash and checks. */
            readonly lastFour: string;
            /** @description Only for cash and checks. */
            readonly officePayment?: components["schemas"]["OfficePayment"];
            /** @description As a receipt says it, such as Visa ending in 4242, or Check 1042. */
            readonly paidWith?: string;
            readonly paymentStatus: components["schemas"]["PaymentStatus"];
            readonly paymentType: components["schemas"]["PaymentType"];
            readonly planName: string;
            /** @description The transaction that this one refunds or voids. */
            readonly referencedTransactionId: components["schemas"]["Id"] | null;
            readonly refund: components["schemas"]["Dollars"];
            readonly salesTaxPercent: components["schemas"]["Percent"];
            readonly transactionId: components["schemas"]["Id"];
            readonly voided: boolean;
            /**
             * @description The part of a paid charge that was not refunded. 0 for a refund or a void, and while a refund or a void of
             *     the charge is pending.
             */
            readonly refundable?: components["schemas"]["Dollars"];
            /** @description Paid today and not refunded. */
            readonly voidable?: boolean;
            /** @description Why the payment is refunded or voided. */
            readonly reason?: string;
            /** @description Only for a failed payment. */
            readonly failure?: {
                /** @description In the practice's time zone. */
                readonly triedOn: components["schemas"]["CalendarDate"];
                /** @description As the payment provider returned it. */
                readonly reason: string;
            };
        };
        readonly PatientTransaction: components["schemas"]["TransactionFields"];
        readonly PatientTransactionList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PatientTransaction"][];
            readonly totals?: components["schemas"]["TransactionTotals"];
        };
        /** @description Totals of the whole list, not just of the page. Only with Chains or Totals. */
        readonly TransactionTotals: {
            readonly paid: components["schemas"]["Dollars"];
            readonly refunded: components["schemas"]["Dollars"];
            readonly voided: components["schemas"]["Dollars"];
            /** @description Payments whose outcome the bank has not reported. */
            readonly pending: components["schemas"]["Dollars"];
        };
        readonly PaymentSchedule: {
            readonly planId: components["schemas"]["Id"];
            readonly planName: string;
            readonly payments: readonly components["schemas"]["ScheduledPayment"][];
            /** @description The account for automatic payments. Null if there is none. */
            readonly chargedTo?: components["schemas"]["AccountOnFile"] | null;
        };
        readonly ScheduledPayment: {
            readonly dueDate: components["schemas"]["CalendarDate"];
            readonly amount: components["schemas"]["Dollars"];
            /** @description The part of the amount that has been paid. */
            readonly paid: components["schemas"]["Dollars"];
            /** @description The part of the amount that pending payments would pay. */
            readonly pending: components["schemas"]["Dollars"];
            /** @description The account for automatic payments is charged, on the due date or with the next payment. */
            readonly automatic?: boolean;
        };
        readonly TreatmentSummary: {
            readonly planId: components["schemas"]["Id"];
            readonly planName: string;
            readonly startDate: components["schemas"]["CalendarDate"];
            readonly endDate: components["schemas"]["CalendarDate"];
            /** @description The yearly fee of the plan, for all members, without admin fee and sales tax. Absent for a plan that the practice does not offer. */
            readonly planFee?: components["schemas"]["Dollars"];
            readonly procedures: readonly components["schemas"]["UsedProcedure"][];
        };
        readonly UsedProcedure: {
            readonly cdtCode: string;
            readonly descriptionOfCdtCodes: string;
            readonly benefit: string;
            readonly procedureDate: components["schemas"]["CalendarDate"];
            readonly benefitRequestStatus: components["schemas"]["BenefitRequestStatus"];
            /** @description False if the patient had no email, or the server sends none. */
            readonly emailed: boolean;
            /** @description The price without a plan. */
            readonly ucrAmount: components["schemas"]["Dollars"];
            /** @description The plan's discount; 0 if the patient denied the use. */
            readonly saved: components["schemas"]["Dollars"];
        };
        readonly ReceiptEmailSent: {
            readonly emailAddress: string;
            /**
             * @description Unknown if the email may or may not have been sent.
             * @enum {string}
             */
            readonly state: "Waiting" | "Sent" | "Failed" | "Unknown";
            readonly askedAt: components["schemas"]["Instant"];
            /** @description When the mail server accepted the email; null until then. */
            readonly sentAt: components["schemas"]["Instant"] | null;
        };
        readonly ReceiptEmails: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["ReceiptEmailSent"][];
        };
        readonly TransactionMember: {
            readonly memberId: components["schemas"]["Id"];
            readonly firstName: string;
            readonly lastName: string;
        };
        readonly PracticeTransaction: {
            readonly member: components["schemas"]["TransactionMember"];
            readonly memberName: string;
            readonly practiceId: components["schemas"]["Id"];
            /** @description The staff user who took the payment. */
            readonly userName: string;
            /** @description The name of that user; empty for automatic payments. */
            readonly userFullName: string;
            /** @description The staff user who sold the plan; empty if no staff user sold it. */
            readonly soldByMember: string;
            /** @description Only in the response to a refund or a void. The plan has no paid payment left, but is not canceled. */
            readonly planStillActive?: boolean;
        } & components["schemas"]["TransactionFields"];
        readonly PaymentTaker: {
            readonly userName: string;
            readonly fullName: string;
        };
        readonly PracticeTransactionList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["PracticeTransaction"][];
            readonly totals?: components["schemas"]["TransactionTotals"];
            /** @description The staff users who took payments of the practice, in alphabetical order. Only with Totals. */
            readonly users?: readonly components["schemas"]["PaymentTaker"][];
        };
        /** @description The portal stores only the digits of the phone number. */
        readonly SupportInformation: {
            readonly telephoneNumber: string;
            readonly weekdayHours: string;
            /** @description Empty if there are none. */
            readonly weekendHours: string;
            readonly emailSupport: string;
            readonly address: string;
            readonly practiceState: components["schemas"]["StateCode"];
        };
        readonly FirstSteps: {
            readonly plan: boolean;
            readonly patient: boolean;
            /** @description The practice has an active payment account. */
            readonly officeCard: boolean;
            /** @description The practice has a goal for a month. */
            readonly goals: boolean;
        };
        readonly NewProblemReport: {
            /** @description What happened, in one or more lines. Not blank. */
            readonly message: string;
            /** @description The error ID that the user sees, if any. */
            readonly errorId?: string;
            /** @description The text of the file that `Download log` saves. */
            readonly log: string;
        };
        readonly SentProblemReport: {
            /** @description To quote to support. */
            readonly number: string;
        };
        readonly SessionId: string;
        readonly OpenSession: {
            readonly id: components["schemas"]["SessionId"];
            readonly startedAt: components["schemas"]["Instant"];
            /** @description The time of the session's last request. */
            readonly lastUsedAt: components["schemas"]["Instant"];
            /** @description For example, Chrome on Windows. Empty if unknown. */
            readonly browser: string;
            /** @description Whether this is the session of the request. */
            readonly isCurrent: boolean;
        };
        readonly SessionList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["OpenSession"][];
        };
        readonly SessionEnd: {
            readonly sessionId?: components["schemas"]["SessionId"];
        };
        /** @enum {string} */
        readonly NotificationType: "general" | "important" | "urgent";
        /** @enum {string} */
        readonly TypeOfNotification: "AutoRenewalFailed" | "OfficeCardExpiring" | "BenefitDenied" | "OfficeCardDeclined";
        /** @description The specification has no FeeIncreasePostponed, which only users with the right to plan fees receive. */
        readonly ReceivedTypeOfNotification: components["schemas"]["TypeOfNotification"] | "FeeIncreasePostponed";
        /** @description A notification as received. An empty referenceId or memberId means that the notification has none. */
        readonly Notification: {
            readonly id: components["schemas"]["Id"];
            readonly notification: string;
            readonly notificationType: components["schemas"]["NotificationType"];
            readonly created: components["schemas"]["Instant"];
            readonly notificationRoles: readonly components["schemas"]["RoleName"][];
            readonly referenceId: string;
            readonly memberId: string;
            /** @enum {string} */
            readonly status: "Open" | "Dismissed";
            readonly isDismissed: boolean;
            readonly typeOfNotification: components["schemas"]["ReceivedTypeOfNotification"];
            readonly about?: components["schemas"]["NotificationSubject"] | null;
        };
        /** @description The patient of a notification, and what happened. Null for a notification about the practice. */
        readonly NotificationSubject: {
            readonly patientName: string;
            /** @description Empty if the plan was deleted. */
            readonly planName: string;
            /** @description The procedure that the patient denied. */
            readonly denied: {
                readonly benefit: string;
                readonly procedureDate: components["schemas"]["CalendarDate"];
            } | null;
        };
        /** @description A notification as the portal uses it. */
        readonly PortalNotification: {
            readonly id: components["schemas"]["Id"];
            readonly label: string;
            readonly date: components["schemas"]["Instant"];
            readonly priority: components["schemas"]["NotificationType"];
            readonly type: components["schemas"]["ReceivedTypeOfNotification"];
            readonly referenceId: string;
            readonly memberId: string;
            readonly roles: readonly components["schemas"]["RoleName"][];
            readonly about: components["schemas"]["NotificationSubject"] | null;
        };
        readonly NotificationList: {
            readonly info: components["schemas"]["ListInfo"];
            readonly results: readonly components["schemas"]["Notification"][];
        };
        readonly Toast: {
            /** @enum {string} */
            readonly variant: "success" | "warning" | "error" | "info";
            readonly title?: string;
            readonly label: string;
        };
        /** @description A procedure handed to the compare frame. */
        readonly ProcedureLine: {
            /** @constant */
            readonly customCodeNumber: "";
            readonly cdtCodeNumber: components["schemas"]["ProcedureCode"];
            /** @constant */
            readonly hasUCR: true;
            readonly fee: components["schemas"]["Dollars"];
            /** @constant */
            readonly providerSpeciality: "general";
            readonly quantity: number;
        };
    };
    responses: {
        /** @description Sent. */
        readonly EmailSent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Email sent successfully"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The request does not match the contract. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "reason": "Bad Request",
                 *       "code": "invalidRequest",
                 *       "message": "Page must be a whole number.",
                 *       "validationErrors": [
                 *         {
                 *           "field": "Page",
                 *           "message": "Page must be a whole number."
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request does not match the contract, or the plan or its coverage level is unknown. */
        readonly NoPlanFeeFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "reason": "Bad Request",
                 *       "code": "planFeeNotFound",
                 *       "message": "No plan fee found"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request does not match the contract. This message appears if no email address is available. */
        readonly EmailRequired: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "reason": "Bad Request",
                 *       "code": "invalidRequest",
                 *       "message": "Email is required",
                 *       "validationErrors": [
                 *         {
                 *           "field": "emailAddress",
                 *           "message": "Email is required"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No bearer token, or one that has expired or been revoked. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "reason": "Unauthorized",
                 *       "code": "unauthorized",
                 *       "message": "Unauthorized"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Unknown user, wrong password or locked account; the response is the same. */
        readonly InvalidCredentials: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "reason": "Unauthorized",
                 *       "code": "invalidCredentials",
                 *       "message": "Invalid email or password."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The refresh token is not the stored one, or its session is over. */
        readonly SessionExpired: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "reason": "Unauthorized",
                 *       "code": "sessionEnded",
                 *       "message": "Session expired or invalid."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No valid bearer token. */
        readonly UnauthorizedAccess: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "reason": "Unauthorized",
                 *       "code": "unauthorized",
                 *       "message": "Unauthorized access."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller lacks the right to do this. Nothing has changed. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "reason": "Forbidden",
                 *       "code": "forbidden",
                 *       "message": "You don't have permission to do this."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record does not exist, or the caller may not see it. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "reason": "Not Found",
                 *       "code": "notFound",
                 *       "message": "Not found. It may have been removed. Reload the page."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The record's state does not allow this. The message gives the reason. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "accountInUse",
                 *       "message": "This payment method is set for auto-renewal. Choose another one first."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The patient has confirmed the benefit, has no email address, or denied the benefit and it has been used up since. */
        readonly BenefitAnswered: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "benefitConfirmed",
                 *       "message": "The patient already confirmed this benefit."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The transaction is pending or has failed. */
        readonly NothingPaid: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "nothingPaid",
                 *       "message": "This transaction wasn't paid, so it has no receipt."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The code has changed since the caller read it, or its state does not allow the change. The message gives the
         *     reason.
         */
        readonly AdaCodeConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "procedureCodeChanged",
                 *       "message": "Someone else changed this code. Check the stored values and try again.",
                 *       "current": [
                 *         {
                 *           "id": "601",
                 *           "adaCode": "X9001",
                 *           "description": "Night guard, second fitting",
                 *           "ucrAmount": 65,
                 *           "specialtyName": "General",
                 *           "specialtyCode": "GEN",
                 *           "category": "Appliances",
                 *           "isCustomCode": true,
                 *           "version": 2,
                 *           "plans": [],
                 *           "medianAmount": null,
                 *           "isUnusual": false
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The patient has changed since the caller read it. `current` contains the stored patient. */
        readonly MemberChangedMeanwhile: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "memberChanged",
                 *       "message": "Someone else changed this patient. Check the stored values and save again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A patient has the same name and birth date, or the selected practice has changed. */
        readonly PatientKnown: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "patientKnown",
                 *       "message": "A patient with this name and date of birth is already on file."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The settings have changed since the caller read them. `current` contains the stored settings. */
        readonly PracticeSettingsConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "practiceSettingsChanged",
                 *       "message": "Someone else changed these settings. Check the stored values and save again.",
                 *       "current": [
                 *         {
                 *           "timeZone": "America/New_York",
                 *           "telephoneNumber": "5550100142",
                 *           "weekdayHours": "8am-5pm EST",
                 *           "weekendHours": "",
                 *           "emailSupport": "help@bridgework.test",
                 *           "address": "1 Harbor Street, Dayton, OH 45402",
                 *           "version": 2
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A month has ended, or the goals have changed since the caller read them. `current` contains the stored goals. */
        readonly GoalsConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "goalsChanged",
                 *       "message": "Someone else changed these goals. Nothing was saved."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The goals of one of the practices have changed since the caller read them. */
        readonly GoalsCopyConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "goalsChanged",
                 *       "message": "Someone else changed goals of these practices. Nothing was copied."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The day is in the future, or the day or its payments have changed since the caller read them. `current` contains
         *     the stored day.
         */
        readonly DayCloseConflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "dayCloseChanged",
                 *       "message": "This day changed after you opened it. Nothing was saved."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description The state of the fee does not allow the change. With `planFeeChanged`, the fee has changed since the caller read
         *     it, and `current` contains the stored plan.
         */
        readonly PlanFeeChangedMeanwhile: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "feeIncreasePlanned",
                 *       "message": "An increase is already scheduled. Edit or cancel it."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The saved views have changed since the caller read them. `current` contains the stored views. */
        readonly SavedViewsChanged: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "reason": "Conflict",
                 *       "code": "savedViewsChanged",
                 *       "message": "Your saved views were changed in another tab. Close this and try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The date of birth is in the future. */
        readonly BornInTheFuture: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "reason": "Unprocessable Entity",
                 *       "code": "birthDateInFuture",
                 *       "message": "Date of birth can’t be in the future."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body exceeds the size limit of the operation. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 413,
                 *       "reason": "Payload Too Large",
                 *       "code": "bodyTooLarge",
                 *       "message": "The body is too large."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is not JSON. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "reason": "Unsupported Media Type",
                 *       "code": "unsupportedMediaType",
                 *       "message": "Send the body as application/json."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request is valid, but breaks a business rule. The message says which. */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 422,
                 *       "reason": "Unprocessable Entity",
                 *       "code": "amountTooHigh",
                 *       "message": "The amount is more than the balance due."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many requests in a short time. */
        readonly TooManyRequests: {
            headers: {
                /**
                 * @description Seconds to wait before the next request.
                 * @example 30
                 */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "reason": "Too Many Requests",
                 *       "code": "tooManyRequests",
                 *       "message": "Too many attempts. Try again in a while."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server failed. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "reason": "Internal Server Error",
                 *       "code": "serverError",
                 *       "message": "An unexpected error occurred, please try again."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description This operation is in the contract, but is not implemented yet. */
        readonly NotImplemented: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 501,
                 *       "reason": "Not Implemented",
                 *       "code": "notImplemented",
                 *       "message": "This operation isn't available yet."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server is stopping, or can't reach its data. Nothing has changed. */
        readonly Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next request.
                 * @example 5
                 */
                readonly "Retry-After"?: number;
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "reason": "Service Unavailable",
                 *       "code": "unavailable",
                 *       "message": "Bridgework is temporarily unavailable. Try again shortly."
                 *     }
                 */
                readonly "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description The context marker that flags a request as the portal's call for the signed-in user.
         * @example current-user
         */
        readonly PortalContext: "current-user";
        /**
         * @description Only transactions recorded by this time, so that pages don't shift as new ones are recorded.
         * @example 2026-11-02T15:04:05Z
         */
        readonly AsOf: string;
        /**
         * @description Whether pages count charges, each followed by its refunds and voids. The response then includes the totals of
         *     the whole list. When sorted by refund, a charge sorts by its total refunded amount.
         * @example true
         */
        readonly Chains: boolean;
        /**
         * @description A plan that the member is on. The list then also has the subscriber's accounts and, if the practice pays for the
         *     plan, the practice's accounts. A payment on the plan can be charged to any of them.
         * @example 9001
         */
        readonly ChargeableOn: components["schemas"]["Id"];
        /**
         * @description One key per intended sale. The same key sells once.
         * @example 5b1c2a8e-9d17-4b66-8f0e-0d5e3c9a7f21
         */
        readonly SaleKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description Marks a call that a page repeats without its user. It does not extend the 60 minutes after which a session
         *     without user activity ends.
         * @example true
         */
        readonly Repeated: "true";
        /**
         * @description One key per intended payment or benefit. The portal always sends it.
         * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
         */
        readonly IdempotencyKey: components["schemas"]["IdempotencyKey"];
        /**
         * @description The organization and practice in which the user started the write, even if another one has been selected since.
         *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
         *     sends it. Without it, the write is not checked.
         * @example 1/11
         */
        readonly PracticeContext: string;
        /** @example 1 */
        readonly OrganizationId: components["schemas"]["Id"];
        /** @example 11 */
        readonly PracticeId: components["schemas"]["Id"];
        /**
         * @description The first month. Defaults to eleven months before the last one.
         * @example 2026-01
         */
        readonly ReportFrom: components["schemas"]["ReportMonth"];
        /**
         * @description The last month. Defaults to the current month. Of a longer range, only the first 37 months count.
         * @example 2026-03
         */
        readonly ReportTo: components["schemas"]["ReportMonth"];
        /**
         * @description The practice, or all practices of its organization. Defaults to the practice.
         * @example practice
         */
        readonly ReportOf: "practice" | "organization";
        /**
         * @description The practice.
         * @example 11
         */
        readonly PracticeAsId: components["schemas"]["Id"];
        /** @example 10000001 */
        readonly MemberId: components["schemas"]["Id"];
        /** @example 9001 */
        readonly PlanId: components["schemas"]["Id"];
        /** @example 301 */
        readonly PaymentAccountId: components["schemas"]["Id"];
        /** @example 41 */
        readonly CoverageLevelId: components["schemas"]["Id"];
        /** @example 5001 */
        readonly NotificationId: components["schemas"]["Id"];
        /** @example 4 */
        readonly StaffUserId: components["schemas"]["Id"];
        /** @example 12 */
        readonly LogoId: components["schemas"]["Id"];
        /** @example 801 */
        readonly NoteId: components["schemas"]["Id"];
        /** @example 601 */
        readonly AdaCodeId: components["schemas"]["Id"];
        /** @example 70001 */
        readonly TransactionId: components["schemas"]["Id"];
        /** @example 2026-11-24 */
        readonly Day: components["schemas"]["CalendarDate"];
        /** @example general */
        readonly Speciality: string;
        /**
         * @description Defaults to the practice's current year.
         * @example 2026
         */
        readonly Year: components["schemas"]["Year"];
        /** @example 1 */
        readonly Page: number;
        /** @example 10 */
        readonly PageSize: number;
        /**
         * @description Large enough that a practice's staff or a user's notifications usually fit on one page.
         * @example 100
         */
        readonly LongPageSize: number;
        /** @example asc */
        readonly SortOrder: "asc" | "desc";
        /**
         * @description The specification has no `amount`, which is the charge less the refund.
         * @example datePaid
         */
        readonly TransactionSortField: "datePaid" | "dueDate" | "charge" | "refund" | "amount" | "paymentStatus" | "paymentType" | "planName" | "transactionId";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly authenticate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "admin@bridgework.test",
                 *       "password": "Bridge2026!"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Signed in. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["InvalidCredentials"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly refreshToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshToken"];
            };
        };
        readonly responses: {
            /** @description New tokens. The refresh token in the request can't be used again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuthResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["SessionExpired"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RefreshToken"];
            };
        };
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sessions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "id": "4b2e6f0a-6c1d-4f5e-9a57-0d4c2b1f3e88",
                     *           "startedAt": "2026-11-02T13:04:05Z",
                     *           "lastUsedAt": "2026-11-02T15:04:05Z",
                     *           "browser": "Chrome on Windows",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly endSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SessionEnd"];
            };
        };
        readonly responses: {
            /** @description Ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The context marker that flags a request as the portal's call for the signed-in user.
                 * @example current-user
                 */
                readonly "X-Portal-Context"?: components["parameters"]["PortalContext"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The user, with organizations, practices, roles and permissions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffUser"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Olive Quillon",
                 *       "phone": "5550100103"
                 *     }
                 */
                readonly "application/json": components["schemas"]["StaffUserChange"];
            };
        };
        readonly responses: {
            /** @description The updated user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffUser"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "currentPassword": "Bridge2026!",
                 *       "newPassword": "Harbor.Walk(7)"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PasswordChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password changed successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listUsers: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /**
                 * @description Large enough that a practice's staff or a user's notifications usually fit on one page.
                 * @example 100
                 */
                readonly PageSize?: components["parameters"]["LongPageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of users, sorted by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "id": "7",
                     *           "firstName": "Robin Example",
                     *           "email": "robin@bridgework.test",
                     *           "username": "robin@bridgework.test",
                     *           "phone": "5550100142",
                     *           "locked": false,
                     *           "organizations": [],
                     *           "roles": [],
                     *           "permissions": []
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StaffUserList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listStaff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Everyone with an account in the organization, active or inactive. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "id": "4",
                     *           "name": "Robin Example",
                     *           "email": "robin@bridgework.test",
                     *           "phone": "5550100142",
                     *           "isActive": true,
                     *           "isChangeable": true,
                     *           "roles": [
                     *             "ViewerGeneral"
                     *           ],
                     *           "lastSignedInAt": "2026-11-02T13:04:05Z",
                     *           "version": 1
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["StaffMemberList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addStaff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Robin Example",
                 *       "email": "robin@bridgework.test",
                 *       "phone": "5550100142",
                 *       "roles": [
                 *         "ViewerGeneral"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewStaffMember"];
            };
        };
        readonly responses: {
            /** @description Added. The email is queued. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffMember"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeStaff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 4 */
                readonly userId: components["parameters"]["StaffUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Robin Example",
                 *       "phone": "5550100142",
                 *       "roles": [
                 *         "ViewerGeneral",
                 *         "EditorPlanFees"
                 *       ],
                 *       "isActive": true,
                 *       "version": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["StaffMemberChange"];
            };
        };
        readonly responses: {
            /** @description The updated person. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StaffMember"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendPasswordLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 4 */
                readonly userId: components["parameters"]["StaffUserId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Queued. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password link sent"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPracticeSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setPracticeSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "timeZone": "America/New_York",
                 *       "telephoneNumber": "5550100142",
                 *       "weekdayHours": "7am-6pm EST",
                 *       "weekendHours": "",
                 *       "emailSupport": "help@bridgework.test",
                 *       "address": "1 Harbor Street, Dayton, OH 45402",
                 *       "version": 1
                 *     }
                 */
                readonly "application/json": components["schemas"]["PracticeSettingsChange"];
            };
        };
        readonly responses: {
            /** @description The updated settings. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeSettings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PracticeSettingsConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPracticeLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The logo, or null. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurrentLogo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setPracticeLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewLogo"];
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CurrentLogo"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removePracticeLogo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 12 */
                readonly logoId: components["parameters"]["LogoId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPractices: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /**
                 * @description Large enough that a practice's staff or a user's notifications usually fit on one page.
                 * @example 100
                 */
                readonly PageSize?: components["parameters"]["LongPageSize"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of practices, in the order of the caller's organizations. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "id": "11",
                     *           "name": "Alder Street Dental",
                     *           "phone": "5550100101",
                     *           "goal": 48000,
                     *           "state": "OH",
                     *           "timeZone": "America/New_York"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PracticeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportingToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "groupId": "workspace-1",
                 *       "reportId": "report-1"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReportTokenRequest"];
            };
        };
        readonly responses: {
            /** @description The token, with read permission. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.cmVwb3J0.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReportToken"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportToday: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Today's figures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportToday"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportMembers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first month. Defaults to eleven months before the last one.
                 * @example 2026-01
                 */
                readonly From?: components["parameters"]["ReportFrom"];
                /**
                 * @description The last month. Defaults to the current month. Of a longer range, only the first 37 months count.
                 * @example 2026-03
                 */
                readonly To?: components["parameters"]["ReportTo"];
                /**
                 * @description The practice, or all practices of its organization. Defaults to the practice.
                 * @example practice
                 */
                readonly Of?: components["parameters"]["ReportOf"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The members. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportMembers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportRevenue: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first month. Defaults to eleven months before the last one.
                 * @example 2026-01
                 */
                readonly From?: components["parameters"]["ReportFrom"];
                /**
                 * @description The last month. Defaults to the current month. Of a longer range, only the first 37 months count.
                 * @example 2026-03
                 */
                readonly To?: components["parameters"]["ReportTo"];
                /**
                 * @description The practice, or all practices of its organization. Defaults to the practice.
                 * @example practice
                 */
                readonly Of?: components["parameters"]["ReportOf"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The revenue. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportRevenue"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportGoals: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first month. Defaults to eleven months before the last one.
                 * @example 2026-01
                 */
                readonly From?: components["parameters"]["ReportFrom"];
                /**
                 * @description The last month. Defaults to the current month. Of a longer range, only the first 37 months count.
                 * @example 2026-03
                 */
                readonly To?: components["parameters"]["ReportTo"];
                /**
                 * @description The practice, or all practices of its organization. Defaults to the practice.
                 * @example practice
                 */
                readonly Of?: components["parameters"]["ReportOf"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The goals. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportGoals"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReportPractices: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The first month. Defaults to eleven months before the last one.
                 * @example 2026-01
                 */
                readonly From?: components["parameters"]["ReportFrom"];
                /**
                 * @description The last month. Defaults to the current month. Of a longer range, only the first 37 months count.
                 * @example 2026-03
                 */
                readonly To?: components["parameters"]["ReportTo"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The practices. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReportPractices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getWeeklyReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The subscription. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSubscribed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WeeklyReport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setWeeklyReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "isSubscribed": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["WeeklyReport"];
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSubscribed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WeeklyReport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly searchPatients: {
        readonly parameters: {
            readonly query?: {
                /** @example 10000001 */
                readonly MemberId?: components["schemas"]["FilterText"];
                /** @example Ada */
                readonly FirstName?: components["schemas"]["FilterText"];
                /** @example Marl */
                readonly LastName?: components["schemas"]["FilterText"];
                /** @example 1980-04-12 */
                readonly BirthDate?: string;
                /** @example ada@example */
                readonly Email?: components["schemas"]["FilterText"];
                /** @example Marl Ada */
                readonly Name?: components["schemas"]["FilterText"];
                /** @example 555010 */
                readonly Phone?: string;
                /** @example Marlowe 4/12/1980 */
                readonly Text?: components["schemas"]["FilterText"];
                /** @example pastDue */
                readonly View?: components["schemas"]["PatientView"];
                /** @example Active */
                readonly Status?: components["schemas"]["PlanStatus"];
                /** @example Everyday Care */
                readonly PlanName?: components["schemas"]["FilterText"];
                /** @example true */
                readonly PastDue?: boolean;
                /** @example 30 */
                readonly EndsWithin?: number;
                /** @example false */
                readonly HasCard?: boolean;
                /** @example true */
                readonly EmailVerified?: boolean;
                /** @example lastName */
                readonly SortField?: components["schemas"]["PatientSortField"];
                /** @example asc */
                readonly SortOrder?: components["parameters"]["SortOrder"];
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of patients. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 21,
                     *         "pages": 3
                     *       },
                     *       "results": [
                     *         {
                     *           "patientId": "501",
                     *           "memberId": "10000001",
                     *           "name": "Ada Marlowe",
                     *           "lastName": "Marlowe",
                     *           "dateOfBirth": "1980-04-12",
                     *           "emailAddress": "ada.marlowe@example.test",
                     *           "subscriberIdentifier": "SUB-10000001",
                     *           "pastDue": 30,
                     *           "planType": "Legacy",
                     *           "status": "Active",
                     *           "phoneNumber": "(614) 555-0119",
                     *           "planName": "Everyday Care"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientSearchResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMemberDetail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The member. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setReceiptPreference: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "emailsReceipts": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReceiptPreference"];
            };
        };
        readonly responses: {
            /** @description Stored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "emailsReceipts": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReceiptPreference"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getMemberSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Active, future and expired plans, each with its member. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PatientSummary"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPatientViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts, and the plan names available as filters. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": {
                     *         "all": 200,
                     *         "pastDue": 25,
                     *         "endsSoon": 9,
                     *         "renewals": 7,
                     *         "cardExpires": 3,
                     *         "noCard": 31,
                     *         "noPlan": 12,
                     *         "paymentFailed": 4,
                     *         "benefitDenied": 1
                     *       },
                     *       "planNames": [
                     *         "Complete Smile",
                     *         "Everyday Care"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientViews"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSavedViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The views, in display order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedViews"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setSavedViews: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "views": [
                 *         {
                 *           "name": "Call this week",
                 *           "view": "pastDue",
                 *           "sortField": "pastDue",
                 *           "sortOrder": "desc",
                 *           "hasCard": false
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["SavedViews"];
            };
        };
        readonly responses: {
            /** @description The views and their new version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedViews"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["SavedViewsChanged"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendPaymentReminders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "memberIds": [
                 *         "10000001"
                 *       ],
                 *       "key": "0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11",
                 *       "preview": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        readonly responses: {
            /** @description Who receives a reminder, and who is skipped and why. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reminded": [
                     *         {
                     *           "memberId": "10000001",
                     *           "name": "Ada Marlowe",
                     *           "amountDue": 30
                     *         }
                     *       ],
                     *       "skipped": [
                     *         {
                     *           "memberId": "10000002",
                     *           "name": "Nell Marlowe",
                     *           "amountDue": 0,
                     *           "reason": "nothingDue"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Reminders"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listRecentPatients: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The patients. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "memberId": "10000001",
                     *           "name": "Ada Marlowe",
                     *           "dateOfBirth": "1980-04-12"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecentPatients"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentDue: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The amount; 0 when nothing is due. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amountDue": 30,
                     *       "oldestDue": {
                     *         "dueDate": "2026-11-01",
                     *         "paymentType": "Subscription"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OutstandingPayment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentSchedule: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The schedule. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "planId": "9001",
                     *       "planName": "Family Care",
                     *       "payments": [
                     *         {
                     *           "dueDate": "2026-11-01",
                     *           "amount": 30,
                     *           "paid": 10,
                     *           "pending": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PaymentSchedule"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly emailPlanTransactions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "emailAddress": "ada.marlowe@example.test",
                 *       "planId": "9001"
                 *     }
                 */
                readonly "application/json": components["schemas"]["StatementRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "phoneNumber": "5550100177",
                 *       "address": {
                 *         "line1": "12 Alder Street",
                 *         "line2": "",
                 *         "city": "Maple Falls",
                 *         "state": "OH",
                 *         "zipCode": "44000"
                 *       },
                 *       "version": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["MemberChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Member data updated successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["MemberChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["BornInTheFuture"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPaymentAccounts: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description A plan that the member is on. The list then also has the subscriber's accounts and, if the practice pays for the
                 *     plan, the practice's accounts. A payment on the plan can be charged to any of them.
                 * @example 9001
                 */
                readonly ChargeableOn?: components["parameters"]["ChargeableOn"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The accounts, with the auto-renewal account first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentAccountList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPaymentAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewPaymentAccount"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentAccount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updatePaymentAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 301 */
                readonly paymentAccountId: components["parameters"]["PaymentAccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "displayName": "Family card",
                 *       "isAutoRenewal": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["PaymentAccountChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentAccount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deletePaymentAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 301 */
                readonly paymentAccountId: components["parameters"]["PaymentAccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly takePayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description One key per intended payment or benefit. The portal always sends it.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "paymentAccountId": "301",
                 *       "amount": 30
                 *     }
                 */
                readonly "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        readonly responses: {
            /** @description The payment was taken. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionId": "70001",
                     *       "receiptUrl": "/api/patient-management/practice/11/member/10000001/plan/transaction/70001/get",
                     *       "paidAt": "2026-11-02T15:04:05.000Z",
                     *       "paymentType": "Credit Card",
                     *       "cardType": 1,
                     *       "lastFour": "4242"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PaymentResult"];
                };
            };
            /** @description Accepted; the bank has not reported the outcome, and the transaction is Pending. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionId": "70002",
                     *       "receiptUrl": "/api/patient-management/practice/11/member/10000001/plan/transaction/70002/get",
                     *       "paidAt": null,
                     *       "paymentType": "Credit Card",
                     *       "cardType": 1,
                     *       "lastFour": "4242"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PaymentResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly recordPayment: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description One key per intended payment or benefit. The portal always sends it.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "method": "Check",
                 *       "checkNumber": "1042",
                 *       "amount": 30
                 *     }
                 */
                readonly "application/json": components["schemas"]["OfficePaymentRequest"];
            };
        };
        readonly responses: {
            /** @description Recorded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionId": "70003",
                     *       "receiptUrl": "/api/patient-management/practice/11/member/10000001/plan/transaction/70003/get",
                     *       "paidAt": "2026-11-02T15:04:05.000Z",
                     *       "paymentType": "Subscription",
                     *       "cardType": 0,
                     *       "lastFour": "",
                     *       "officePayment": {
                     *         "method": "Check",
                     *         "checkNumber": "1042",
                     *         "note": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PaymentResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPaymentState: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
                /**
                 * @description The `Idempotency-Key` of the payment.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly idempotencyKey: components["schemas"]["IdempotencyKey"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The state. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Charged",
                     *       "message": null,
                     *       "payment": {
                     *         "transactionId": "70001",
                     *         "receiptUrl": "/api/patient-management/practice/11/member/10000001/plan/transaction/70001/get",
                     *         "paidAt": "2026-11-02T15:04:05.000Z",
                     *         "paymentType": "Credit Card",
                     *         "cardType": 1,
                     *         "lastFour": "4242"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PaymentState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listOfficePaymentAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The accounts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentAccountList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteOfficePaymentAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 301 */
                readonly paymentAccountId: components["parameters"]["PaymentAccountId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "The card was lost"
                 *     }
                 */
                readonly "application/json": components["schemas"]["AccountRemoval"];
            };
        };
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addCreditAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewCreditAccount"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PaymentAccount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removeMemberFromPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setAutoRenew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "enable": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["AutoRenewChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "planId": "9001",
                     *       "autoRenew": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AutoRenewState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Canceled. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getGoals: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Defaults to the practice's current year.
                 * @example 2026
                 */
                readonly Year?: components["parameters"]["Year"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The goals for the year. Months without a goal have a setting of 0. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoalRecord"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly setGoals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "year": 2027,
                 *       "monthlyTargets": {
                 *         "january": {
                 *           "setting": 4000
                 *         },
                 *         "february": {
                 *           "setting": 4500
                 *         }
                 *       },
                 *       "version": 0
                 *     }
                 */
                readonly "application/json": components["schemas"]["GoalSettings"];
            };
        };
        readonly responses: {
            /** @description Set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Goals set successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["GoalsConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly copyGoals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "year": 2027,
                 *       "version": 0,
                 *       "practices": [
                 *         {
                 *           "practiceId": "12",
                 *           "version": 0
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["GoalsCopy"];
            };
        };
        readonly responses: {
            /** @description Copied. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Goals copied successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["GoalsCopyConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getOrganizationGoals: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Defaults to the practice's current year.
                 * @example 2026
                 */
                readonly Year?: components["parameters"]["Year"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The monthly totals, and each practice's year. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrganizationGoals"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPlanFees: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of plans with their coverage levels. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFeeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly previewPlanFees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanFeeIncreases"];
            };
        };
        readonly responses: {
            /** @description The preview. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFeePreview"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PlanFeeChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly increasePlanFees: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanFeeIncreases"];
            };
        };
        readonly responses: {
            /** @description Scheduled. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Fee increase scheduled"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PlanFeeChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlanFee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFeeDetail"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly cancelPlanFee: {
        readonly parameters: {
            readonly query?: {
                /** @example 3 */
                readonly Version?: components["schemas"]["FeeVersion"];
            };
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
                /** @example 41 */
                readonly coverageLevelId: components["parameters"]["CoverageLevelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Canceled. The level keeps its fee. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFee"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PlanFeeChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly editPlanFee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanFeeChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFee"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PlanFeeChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly increasePlanFee: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlanFeeChange"];
            };
        };
        readonly responses: {
            /** @description Planned. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFee"];
                };
            };
            readonly 400: components["responses"]["NoPlanFeeFound"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PlanFeeChangedMeanwhile"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTreatmentSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The summary. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "planId": "9001",
                     *       "planName": "Family Care",
                     *       "startDate": "2026-01-01",
                     *       "endDate": "2027-01-01",
                     *       "procedures": [
                     *         {
                     *           "cdtCode": "X1100",
                     *           "descriptionOfCdtCodes": "Fluoride varnish",
                     *           "benefit": "Fluoride",
                     *           "procedureDate": "2026-03-10",
                     *           "benefitRequestStatus": "Confirmed",
                     *           "emailed": true,
                     *           "ucrAmount": 45,
                     *           "saved": 45
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TreatmentSummary"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listProcedures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The procedures. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "procedures": [
                     *         {
                     *           "cdtCode": "X1100",
                     *           "descriptionOfCdtCodes": "Fluoride varnish",
                     *           "category": "Prevention",
                     *           "ucrAmount": 45
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PracticeProcedures"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getBenefitsSummary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The summary. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BenefitSummary"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly useBenefit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description One key per intended payment or benefit. The portal always sends it.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "cdtCode": "X1100",
                 *       "procedureDate": "2026-11-02"
                 *     }
                 */
                readonly "application/json": components["schemas"]["BenefitUse"];
            };
        };
        readonly responses: {
            /** @description The use was recorded. A patient with an email was asked to confirm it, if the server sends email. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BenefitRequest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly undoBenefit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
                /** @example 5001 */
                readonly notificationId: components["parameters"]["NotificationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Undone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly resendBenefit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
                /** @example 5001 */
                readonly notificationId: components["parameters"]["NotificationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The confirmation request was sent again. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BenefitRequest"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["BenefitAnswered"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listMembershipCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example general */
                readonly speciality: components["parameters"]["Speciality"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The codes, and whether each is selected. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MembershipCodes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["UnauthorizedAccess"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly selectMembershipCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "speciality": "general",
                 *       "codeIds": [
                 *         "801"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["MembershipCodeSelection"];
            };
        };
        readonly responses: {
            /** @description Selected. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MembershipCodes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listAdaCodes: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Part of the code.
                 * @example X11
                 */
                readonly AdaCode?: components["schemas"]["FilterText"];
                /**
                 * @description Part of the code or the description.
                 * @example varnish
                 */
                readonly Text?: components["schemas"]["FilterText"];
                /** @example General */
                readonly SpecialtyName?: components["schemas"]["FilterText"];
                /** @example Prevention */
                readonly Category?: components["schemas"]["FilterText"];
                /** @example true */
                readonly IsCustomCode?: boolean;
                /** @example true */
                readonly IsUnusual?: boolean;
                /** @example adaCode */
                readonly SortField?: "adaCode" | "description" | "specialtyName" | "category" | "ucrAmount";
                /** @example asc */
                readonly SortOrder?: components["parameters"]["SortOrder"];
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of codes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdaCodeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly createAdaCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdaCodeFields"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdaCode"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getAdaCodeGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Specialties, categories and counts. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdaCodeGroups"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly previewCodeImport: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only lines of this kind.
                 * @example rejected
                 */
                readonly Kind?: components["schemas"]["CodeImportKind"];
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeFile"];
            };
        };
        readonly responses: {
            /** @description The number of lines of each kind, and one page of lines. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CodeImportPreview"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly importCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CodeImport"];
            };
        };
        readonly responses: {
            /** @description Imported. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 1,
                     *       "changed": 0,
                     *       "unchanged": 0,
                     *       "deleted": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ImportedCodes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly changeUcrAmounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "percent",
                 *       "value": 3.5,
                 *       "codes": [
                 *         {
                 *           "adaCodeId": "601",
                 *           "version": 1
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["UcrChange"];
            };
        };
        readonly responses: {
            /** @description The codes as stored now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdaCodeList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AdaCodeConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly updateAdaCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 601 */
                readonly adaCodeId: components["parameters"]["AdaCodeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdaCodeChange"];
            };
        };
        readonly responses: {
            /** @description Changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdaCode"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["AdaCodeConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly deleteAdaCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 601 */
                readonly adaCodeId: components["parameters"]["AdaCodeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listTransactions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The specification has no `amount`, which is the charge less the refund.
                 * @example datePaid
                 */
                readonly SortField?: components["parameters"]["TransactionSortField"];
                /** @example asc */
                readonly SortOrder?: components["parameters"]["SortOrder"];
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only transactions recorded by this time, so that pages don't shift as new ones are recorded.
                 * @example 2026-11-02T15:04:05Z
                 */
                readonly AsOf?: components["parameters"]["AsOf"];
                /**
                 * @description Whether pages count charges, each followed by its refunds and voids. The response then includes the totals of
                 *     the whole list. When sorted by refund, a charge sorts by its total refunded amount.
                 * @example true
                 */
                readonly Chains?: components["parameters"]["Chains"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of transactions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PatientTransactionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getTransactionReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The receipt as a PDF. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 … */
                    readonly "application/pdf": unknown;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["NothingPaid"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getReceiptAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The address and its token. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "/receipts/70001/Receipt%2010000001%202026-11-25.pdf",
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.cmVjZWlwdA.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReceiptAddress"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["NothingPaid"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly emailTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "emailAddress": "ada.marlowe@example.test"
                 *     }
                 */
                readonly "application/json": components["schemas"]["ReceiptEmail"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["EmailSent"];
            readonly 400: components["responses"]["EmailRequired"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["NothingPaid"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listReceiptEmails: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The emails. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "emailAddress": "ada.marlowe@example.test",
                     *           "state": "Sent",
                     *           "askedAt": "2026-11-02T15:04:05Z",
                     *           "sentAt": "2026-11-02T15:04:07Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReceiptEmails"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPracticeTransactions: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only payments that this staff user took.
                 * @example office@bridgework.test
                 */
                readonly userName?: components["schemas"]["FilterText"];
                /**
                 * @description Only transactions of this type.
                 * @example Refund
                 */
                readonly PaymentType?: components["schemas"]["PaymentType"];
                /**
                 * @description Only transactions with this status.
                 * @example Refunded
                 */
                readonly PaymentStatus?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Only transactions with this payment method, including the refunds of its payments.
                 * @example Cash
                 */
                readonly PaidWith?: "Cash" | "Check" | "Credit Card" | "Debit Card" | "Bank Transfer";
                /**
                 * @description Only transactions paid on or after this date, in the practice's time zone. Unpaid transactions count on the
                 *     date they were recorded.
                 * @example 2026-11-01
                 */
                readonly From?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only transactions paid, or recorded, on or before this date.
                 * @example 2026-11-30
                 */
                readonly To?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only the transactions that make up this total. The totals themselves don't change, so a client can show the
                 *     rows behind each one.
                 * @example refunded
                 */
                readonly CountedIn?: "paid" | "refunded" | "voided" | "pending";
                /**
                 * @description Whether to include the totals of the whole list, and the users who took the practice's payments.
                 * @example true
                 */
                readonly Totals?: boolean;
                /**
                 * @description The specification has no `amount`, which is the charge less the refund.
                 * @example datePaid
                 */
                readonly SortField?: components["parameters"]["TransactionSortField"];
                /** @example asc */
                readonly SortOrder?: components["parameters"]["SortOrder"];
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only transactions recorded by this time, so that pages don't shift as new ones are recorded.
                 * @example 2026-11-02T15:04:05Z
                 */
                readonly AsOf?: components["parameters"]["AsOf"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of transactions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeTransactionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly refundTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description One key per intended payment or benefit. The portal always sends it.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "amount": 12.5,
                 *       "reason": "Paid twice"
                 *     }
                 */
                readonly "application/json": components["schemas"]["RefundRequest"];
            };
        };
        readonly responses: {
            /** @description Done. The transaction references the payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeTransaction"];
                };
            };
            /** @description Accepted; the bank has not reported the outcome, and the transaction is Pending. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeTransaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly voidTransaction: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description One key per intended payment or benefit. The portal always sends it.
                 * @example 0f8e6a52-7a3c-4d6f-9a34-5f2f1f0c7b11
                 */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 70001 */
                readonly transactionId: components["parameters"]["TransactionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "reason": "Wrong patient"
                 *     }
                 */
                readonly "application/json": components["schemas"]["VoidRequest"];
            };
        };
        readonly responses: {
            /** @description Done. The transaction references the payment. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeTransaction"];
                };
            };
            /** @description Accepted; the bank has not reported the outcome, and the transaction is Pending. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticeTransaction"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getDayClose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 2026-11-24 */
                readonly day: components["parameters"]["Day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The day. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DayClose"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly closeDay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 2026-11-24 */
                readonly day: components["parameters"]["Day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "digest": "T1mVfK9y0bqQ",
                 *       "startingCash": 100,
                 *       "countedCash": 125,
                 *       "note": "Five dollars of change were given by mistake"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DayCount"];
            };
        };
        readonly responses: {
            /** @description Closed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DayClose"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["DayCloseConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly reopenDay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 2026-11-24 */
                readonly day: components["parameters"]["Day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "reason": "A check was missing"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DayReopening"];
            };
        };
        readonly responses: {
            /** @description Reopened. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DayClose"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["DayCloseConflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listDayCloses: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly organizationId: components["parameters"]["OrganizationId"];
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of closes. A reopened day is listed with the reason. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DayCloseList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSupportInformation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The practice.
                 * @example 11
                 */
                readonly id: components["parameters"]["PracticeAsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Phone, hours, email and address. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "telephoneNumber": "(555) 010-0134",
                     *       "weekdayHours": "7am-6pm CST",
                     *       "weekendHours": "",
                     *       "emailSupport": "support@bridgework.test",
                     *       "address": "1 Harbor Walk, Maple Falls, OH 44000",
                     *       "practiceState": "OH"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SupportInformation"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getFirstSteps: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The practice.
                 * @example 11
                 */
                readonly id: components["parameters"]["PracticeAsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The steps, and whether each is done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": true,
                     *       "patient": false,
                     *       "officeCard": false,
                     *       "goals": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FirstSteps"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly sendProblemReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /**
                 * @description The practice.
                 * @example 11
                 */
                readonly id: components["parameters"]["PracticeAsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "message": "The receipt stays empty after I press Email receipt.",
                 *       "errorId": "7d41f0ce",
                 *       "log": "{\"kind\":\"statechart-trace\",\"version\":\"0.1.0\",\"actors\":[],\"steps\":[]}"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewProblemReport"];
            };
        };
        readonly responses: {
            /** @description The email is queued. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "4829-1375"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SentProblemReport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /**
                 * @description Large enough that a practice's staff or a user's notifications usually fit on one page.
                 * @example 100
                 */
                readonly PageSize?: components["parameters"]["LongPageSize"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description The practice.
                 * @example 11
                 */
                readonly id: components["parameters"]["PracticeAsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notifications. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NotificationList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly followNotifications: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The id of the last event that the client received.
                 * @example 57
                 */
                readonly "Last-Event-ID"?: number;
            };
            readonly path: {
                /**
                 * @description The practice.
                 * @example 11
                 */
                readonly id: components["parameters"]["PracticeAsId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The events. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: ready
                     *     id: 57
                     *     data: {}
                     */
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly dismissNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 5001 */
                readonly notificationId: components["parameters"]["NotificationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Dismissed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Notification dismissed successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly restoreNotification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 5001 */
                readonly notificationId: components["parameters"]["NotificationId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Restored. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Notification restored successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPatientNotes: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "noteId": "1",
                     *           "text": "Prefers texts",
                     *           "isAlert": true,
                     *           "author": "Robin Hale",
                     *           "addedAt": "2026-11-22T15:04:05Z"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientNotes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPatientNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "Prefers texts",
                 *       "isAlert": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewPatientNote"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Note added successfully"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Message"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly removePatientNote: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 801 */
                readonly noteId: components["parameters"]["NoteId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Removed. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly listPatientActivity: {
        readonly parameters: {
            readonly query?: {
                /** @example 1 */
                readonly Page?: components["parameters"]["Page"];
                /** @example 10 */
                readonly PageSize?: components["parameters"]["PageSize"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "records": 1,
                     *         "pages": 1
                     *       },
                     *       "results": [
                     *         {
                     *           "activity": "benefitUsed",
                     *           "by": "Robin Hale",
                     *           "at": "2026-11-22T15:04:05Z",
                     *           "benefit": "Cleaning"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PatientActivity"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly registerPatient: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "firstName": "Vera",
                 *       "lastName": "Talbot",
                 *       "birthDate": "1984-02-11",
                 *       "emailAddress": "vera.talbot@example.test",
                 *       "phoneNumber": "6145550119",
                 *       "address": {
                 *         "line1": "12 Alder Street",
                 *         "line2": "",
                 *         "city": "Columbus",
                 *         "state": "OH",
                 *         "zipCode": "43215"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewPatient"];
            };
        };
        readonly responses: {
            /** @description Added. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberId": "10000412"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RegisteredPatient"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["PatientKnown"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["BornInTheFuture"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getPlanOffers: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description The state where the plan is sold. Defaults to the practice's state.
                 * @example ME
                 */
                readonly state?: components["schemas"]["StateCode"];
                /**
                 * @description The marketplace of the plans. Defaults to `plans-market-place`.
                 * @example plans-market-place
                 */
                readonly structure?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The plans, sorted by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offers": [
                     *         {
                     *           "offeredPlanId": "41",
                     *           "name": "Everyday Care",
                     *           "annualMaximum": 1000,
                     *           "levels": [
                     *             {
                     *               "coverageLevelId": "one",
                     *               "name": "Individual",
                     *               "annualFee": 400,
                     *               "monthlyFee": 33.33,
                     *               "enrollmentFee": 25,
                     *               "people": 1,
                     *               "adults": 1,
                     *               "dependentAgeLimit": 26
                     *             }
                     *           ],
                     *           "benefits": [
                     *             {
                     *               "benefit": "Emergency exam",
                     *               "limit": 1,
                     *               "codes": [
                     *                 "X1020"
                     *               ]
                     *             }
                     *           ],
                     *           "discounts": [
                     *             {
                     *               "category": "Fillings",
                     *               "percent": 10
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "procedures": [
                     *         {
                     *           "code": "X1020",
                     *           "description": "Emergency exam",
                     *           "category": "Examination",
                     *           "usualFee": 80
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PlanOffers"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly getSaleTerms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The current version. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "text": "The membership is not insurance."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleTerms"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly quoteSale: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "purchase",
                 *       "offeredPlanId": "41",
                 *       "coverageLevelId": "one",
                 *       "billing": "annual"
                 *     }
                 */
                readonly "application/json": components["schemas"]["SaleQuoteRequest"];
            };
        };
        readonly responses: {
            /** @description The quote. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "planName": "Everyday Care",
                     *       "coverageLevel": "Individual",
                     *       "billing": "annual",
                     *       "startDate": "2026-11-25",
                     *       "endDate": "2027-11-25",
                     *       "dueNow": 425,
                     *       "lines": [
                     *         {
                     *           "kind": "planFee",
                     *           "amount": 400
                     *         },
                     *         {
                     *           "kind": "enrollmentFee",
                     *           "amount": 25
                     *         }
                     *       ],
                     *       "later": [],
                     *       "total": 425,
                     *       "offeredPlanId": "41",
                     *       "coverageLevelId": "one",
                     *       "fee": 400,
                     *       "feeBefore": null,
                     *       "leavesPlan": null,
                     *       "unpaidRenewal": null,
                     *       "nextTermFrom": null,
                     *       "people": [],
                     *       "leaving": [],
                     *       "autoRenew": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleQuote"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly purchasePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key per intended sale. The same key sells once.
                 * @example 5b1c2a8e-9d17-4b66-8f0e-0d5e3c9a7f21
                 */
                readonly "Idempotency-Key": components["parameters"]["SaleKey"];
                /**
                 * @description Marks a call that a page repeats without its user. It does not extend the 60 minutes after which a session
                 *     without user activity ends.
                 * @example true
                 */
                readonly "X-Repeated"?: components["parameters"]["Repeated"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "offeredPlanId": "41",
                 *       "coverageLevelId": "one",
                 *       "billing": "annual",
                 *       "paymentAccountId": "301",
                 *       "termsVersion": 1,
                 *       "dueNow": 400
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlanPurchase"];
            };
        };
        readonly responses: {
            /** @description Paid. The plan has been created. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Sold",
                     *       "planId": "9002",
                     *       "transactionId": "70004",
                     *       "members": [
                     *         {
                     *           "memberId": "10000412",
                     *           "name": "Vera Talbot",
                     *           "birthDate": "1984-02-11",
                     *           "relationship": "Self"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            /** @description The bank has not reported the outcome. The plan and the payment are recorded together or not at all. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Pending",
                     *       "planId": null,
                     *       "transactionId": null,
                     *       "members": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly renewPlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key per intended sale. The same key sells once.
                 * @example 5b1c2a8e-9d17-4b66-8f0e-0d5e3c9a7f21
                 */
                readonly "Idempotency-Key": components["parameters"]["SaleKey"];
                /**
                 * @description Marks a call that a page repeats without its user. It does not extend the 60 minutes after which a session
                 *     without user activity ends.
                 * @example true
                 */
                readonly "X-Repeated"?: components["parameters"]["Repeated"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "offeredPlanId": "41",
                 *       "coverageLevelId": "one",
                 *       "billing": "annual",
                 *       "paymentAccountId": "301",
                 *       "termsVersion": 1,
                 *       "dueNow": 400
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlanRenewal"];
            };
        };
        readonly responses: {
            /** @description Paid. The plan has been created. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Sold",
                     *       "planId": "9002",
                     *       "transactionId": "70004",
                     *       "members": [
                     *         {
                     *           "memberId": "10000412",
                     *           "name": "Vera Talbot",
                     *           "birthDate": "1984-02-11",
                     *           "relationship": "Self"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            /** @description The bank has not reported the outcome. The plan and the payment are recorded together or not at all. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Pending",
                     *       "planId": null,
                     *       "transactionId": null,
                     *       "members": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly addPlanMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description One key per intended sale. The same key sells once.
                 * @example 5b1c2a8e-9d17-4b66-8f0e-0d5e3c9a7f21
                 */
                readonly "Idempotency-Key": components["parameters"]["SaleKey"];
                /**
                 * @description Marks a call that a page repeats without its user. It does not extend the 60 minutes after which a session
                 *     without user activity ends.
                 * @example true
                 */
                readonly "X-Repeated"?: components["parameters"]["Repeated"];
                /**
                 * @description The organization and practice in which the user started the write, even if another one has been selected since.
                 *     If the path or the record belongs to another one, the response is 409 and nothing changes. The portal always
                 *     sends it. Without it, the write is not checked.
                 * @example 1/11
                 */
                readonly "X-Practice-Context"?: components["parameters"]["PracticeContext"];
            };
            readonly path: {
                /** @example 11 */
                readonly practiceId: components["parameters"]["PracticeId"];
                /** @example 10000001 */
                readonly memberId: components["parameters"]["MemberId"];
                /** @example 9001 */
                readonly planId: components["parameters"]["PlanId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "newMember": {
                 *         "firstName": "Nora",
                 *         "lastName": "Marlowe",
                 *         "birthDate": "2019-05-02"
                 *       },
                 *       "paymentAccountId": "301",
                 *       "termsVersion": 1,
                 *       "dueNow": 49.5
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlanMemberSale"];
            };
        };
        readonly responses: {
            /** @description Paid. The member has been added to the plan. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Sold",
                     *       "planId": "9002",
                     *       "transactionId": "70004",
                     *       "members": [
                     *         {
                     *           "memberId": "10000412",
                     *           "name": "Vera Talbot",
                     *           "birthDate": "1984-02-11",
                     *           "relationship": "Self"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            /** @description The bank has not reported the outcome. The plan and the payment are recorded together or not at all. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "Pending",
                     *       "planId": null,
                     *       "transactionId": null,
                     *       "members": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SaleResult"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
