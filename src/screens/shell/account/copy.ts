export const copy = {
  profile: 'Profile',
  email: 'Email',
  phone: 'Phone',
  access: 'Roles and permissions',
  notGiven: 'Not listed',
  noAreas: 'Patients, plan sales, and payments, as everyone',
  notifications: 'Notifications',
  none: 'None',
  organizations: 'Organizations',
  changedByOthers: 'To change what you can do, ask an administrator.',
  selected: 'Selected',
  editInStaff: 'Change roles in Staff',
  rolesForManager: 'To remove a permission, change the person’s roles in Staff.',
  rolesForOthers: 'To have a permission removed, ask an administrator to change your roles.',

  updatePassword: 'Update password',
  editDetails: 'Edit details',
};
