import type { Migration } from 'kysely';
import { portal } from './0001_portal.ts';
import { sessions } from './0002_sessions.ts';
import { money } from './0003_money.ts';
import { offers } from './0004_offers.ts';
import { messages } from './0005_messages.ts';
import { renewals } from './0006_renewals.ts';
import { guards } from './0007_guards.ts';
import { viewedPatients } from './0008_viewed_patients.ts';
import { phoneSearch } from './0009_phone_search.ts';
import { receiptEmails } from './0010_receipt_emails.ts';
import { benefitAnswers } from './0011_benefit_answers.ts';
import { signIns } from './0012_sign_ins.ts';
import { benefitUseKeys } from './0013_benefit_use_keys.ts';
import { passwordResets } from './0015_password_resets.ts';
import { patientSearch } from './0016_patient_search.ts';
import { emailHtml } from './0018_email_html.ts';
import { patientViews } from './0019_patient_views.ts';
import { savedViews } from './0020_saved_views.ts';
import { paymentReminders } from './0021_payment_reminders.ts';
import { notificationBenefitUse } from './0022_notification_benefit_use.ts';
import { sessionBrowsers } from './0023_session_browsers.ts';
import { officePayments } from './0024_office_payments.ts';
import { receiptPreference } from './0025_receipt_preference.ts';
import { patientNotes } from './0027_patient_notes.ts';
import { goalYears } from './0028_goal_years.ts';
import { codeVersions } from './0030_code_versions.ts';
import { feeHistory } from './0032_fee_history.ts';
import { reversals } from './0034_reversals.ts';
import { planSales } from './0037_plan_sales.ts';
import { staffVersions } from './0041_staff_versions.ts';
import { reportLists } from './0043_report_lists.ts';
import { dayCloses } from './0044_day_closes.ts';
import { auditReasons } from './0045_audit_reasons.ts';
import { practiceSettings } from './0047_practice_settings.ts';
import { households } from './0050_households.ts';
import { reportSums } from './0055_report_sums.ts';
import { transactionAccountTypes } from './0057_transaction_account_types.ts';
import { weeklyReports } from './0058_weekly_reports.ts';
import { salesWithoutPayment } from './0059_sales_without_payment.ts';
import { reportDebts } from './0060_report_debts.ts';
import { transactionsWithoutPlan } from './0061_transactions_without_plan.ts';
import { planStatus } from './0062_plan_status.ts';
import { salesTaxOfState } from './0066_sales_tax_of_state.ts';
import { dayCloseNotes } from './0068_day_close_notes.ts';
import { reportMonths } from './0069_report_months.ts';
import { refusedCalls } from './0070_refused_calls.ts';
import { keptCharges } from './0071_kept_charges.ts';
import { lastWordOfLastName } from './0072_last_word_of_last_name.ts';
import { auditSubjects } from './0073_audit_subjects.ts';
import { lastNames } from './0074_last_names.ts';
import { lastSignIns } from './0075_last_sign_ins.ts';
import { problemReports } from './0076_problem_reports.ts';
import { partPrices } from './0077_part_prices.ts';
import { recurringPayments } from './0078_recurring_payments.ts';
import { memberTerms } from './0079_member_terms.ts';
import { benefitAnswerTimes } from './0080_benefit_answer_times.ts';
import { benefitEmails } from './0081_benefit_emails.ts';
import { planStarts } from './0082_plan_starts.ts';
import { staffInvitations } from './0083_staff_invitations.ts';
import { officeSales } from './0084_office_sales.ts';
import { eraseSentLinks } from './0085_erase_sent_links.ts';
import { canceledPlans } from './0086_canceled_plans.ts';
import { receiptStates } from './0087_receipt_states.ts';
import { debtsOfPractices } from './0088_debts_of_practices.ts';
import { postponedIncreases } from './0089_postponed_increases.ts';
import { benefitUsesOfPatient } from './0090_benefit_uses_of_patient.ts';
import { salesOfAccount } from './0091_sales_of_account.ts';
import { eraseSentAttachments } from './0092_erase_sent_attachments.ts';
import { renewedPlans } from './0093_renewed_plans.ts';
import { paymentsOfPractices } from './0094_payments_of_practices.ts';
import { planNames } from './0095_plan_names.ts';

/** In order. A released migration is never changed: a new one corrects it. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_portal': portal,
  '0002_sessions': sessions,
  '0003_money': money,
  '0004_offers': offers,
  '0005_messages': messages,
  '0006_renewals': renewals,
  '0007_guards': guards,
  '0008_viewed_patients': viewedPatients,
  '0009_phone_search': phoneSearch,
  '0010_receipt_emails': receiptEmails,
  '0011_benefit_answers': benefitAnswers,
  '0012_sign_ins': signIns,
  '0013_benefit_use_keys': benefitUseKeys,
  '0015_password_resets': passwordResets,
  '0016_patient_search': patientSearch,
  '0018_email_html': emailHtml,
  '0019_patient_views': patientViews,
  '0020_saved_views': savedViews,
  '0021_payment_reminders': paymentReminders,
  '0022_notification_benefit_use': notificationBenefitUse,
  '0023_session_browsers': sessionBrowsers,
  '0024_office_payments': officePayments,
  '0025_receipt_preference': receiptPreference,
  '0027_patient_notes': patientNotes,
  '0028_goal_years': goalYears,
  '0030_code_versions': codeVersions,
  '0032_fee_history': feeHistory,
  '0034_reversals': reversals,
  '0037_plan_sales': planSales,
  '0041_staff_versions': staffVersions,
  '0043_report_lists': reportLists,
  '0044_day_closes': dayCloses,
  '0045_audit_reasons': auditReasons,
  '0047_practice_settings': practiceSettings,
  '0050_households': households,
  '0055_report_sums': reportSums,
  '0057_transaction_account_types': transactionAccountTypes,
  '0058_weekly_reports': weeklyReports,
  '0059_sales_without_payment': salesWithoutPayment,
  '0060_report_debts': reportDebts,
  '0061_transactions_without_plan': transactionsWithoutPlan,
  '0062_plan_status': planStatus,
  '0066_sales_tax_of_state': salesTaxOfState,
  '0068_day_close_notes': dayCloseNotes,
  '0069_report_months': reportMonths,
  '0070_refused_calls': refusedCalls,
  '0071_kept_charges': keptCharges,
  '0072_last_word_of_last_name': lastWordOfLastName,
  '0073_audit_subjects': auditSubjects,
  '0074_last_names': lastNames,
  '0075_last_sign_ins': lastSignIns,
  '0076_problem_reports': problemReports,
  '0077_part_prices': partPrices,
  '0078_recurring_payments': recurringPayments,
  '0079_member_terms': memberTerms,
  '0080_benefit_answer_times': benefitAnswerTimes,
  '0081_benefit_emails': benefitEmails,
  '0082_plan_starts': planStarts,
  '0083_staff_invitations': staffInvitations,
  '0084_office_sales': officeSales,
  '0085_erase_sent_links': eraseSentLinks,
  '0086_canceled_plans': canceledPlans,
  '0087_receipt_states': receiptStates,
  '0088_debts_of_practices': debtsOfPractices,
  '0089_postponed_increases': postponedIncreases,
  '0090_benefit_uses_of_patient': benefitUsesOfPatient,
  '0091_sales_of_account': salesOfAccount,
  '0092_erase_sent_attachments': eraseSentAttachments,
  '0093_renewed_plans': renewedPlans,
  '0094_payments_of_practices': paymentsOfPractices,
  '0095_plan_names': planNames,
};
